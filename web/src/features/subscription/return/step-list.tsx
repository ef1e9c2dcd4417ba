/** The steps of a return. Finished steps are links; later steps are not. */

import { Link } from 'react-router-dom';
import { type ReturnStep, returnSteps } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ReturnProgress } from './progress.ts';

type Props = {
  current: ReturnStep;
  progress: ReturnProgress | undefined;
  stepPath: (step: ReturnStep) => string;
};

export function StepList({ current, progress, stepPath }: Props) {
  const { t } = useTranslation();
  /** The return was requested: no step is a link. */
  const finished = progress?.kind === 'done';
  const currentIndex = returnSteps.indexOf(current);
  return (
    <nav aria-label={t('returns.steps.label')}>
      <p className="return-steps__count figures">
        {t('ui.stepOf', { number: currentIndex + 1, total: returnSteps.length })}
      </p>
      <ol className="return-steps">
        {returnSteps.map((step, index) => {
          const done = finished || index < currentIndex;
          const mark = (
            <span className="return-steps__mark figures" aria-hidden="true">
              {done ? <Icon name="check" /> : index + 1}
            </span>
          );
          const name = t(`returns.steps.${step}`);
          const isCurrent = index === currentIndex;
          return (
            <li
              key={step}
              className={`return-steps__step return-steps__step--${done ? 'done' : isCurrent ? 'current' : 'ahead'}`}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {done && !finished ? (
                <Link className="return-steps__link" to={stepPath(step)} state={progress}>
                  {mark}
                  {name}
                </Link>
              ) : (
                <span className="return-steps__link">
                  {mark}
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
