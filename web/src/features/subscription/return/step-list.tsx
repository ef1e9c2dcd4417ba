/** Where in the return one is: Address, Carriers, Confirmation. One goes back to what is done, never ahead. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ReturnStep, returnSteps } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  current: ReturnStep;
  /** Everything is over, and nothing leads back. */
  finished: boolean;
  stepPath: (step: ReturnStep) => string;
};

export function StepList({ current, finished, stepPath }: Props) {
  const { t } = useTranslation();
  const place = returnSteps.indexOf(current);
  return (
    <nav aria-label={t('returns.steps.label')}>
      <ol className="return-steps">
        {returnSteps.map((step, index) => {
          const done = finished || index < place;
          const mark = (
            <span className="return-steps__mark figures" aria-hidden="true">
              {done ? <Icon name="check" /> : index + 1}
            </span>
          );
          const name = t(`returns.steps.${step}`);
          const isCurrent = index === place;
          return (
            <li
              key={step}
              className={`return-steps__step return-steps__step--${done ? 'done' : isCurrent ? 'current' : 'ahead'}`}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {done && !finished ? (
                <Link className="return-steps__link" to={stepPath(step)}>
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
