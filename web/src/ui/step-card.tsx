/** A step of a page with several steps: open, done and folded to a summary with Edit, or waiting. */
import './step-card.css';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../texts/texts.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Props = {
  number: number;
  total: number;
  title: string;
  state: 'open' | 'done' | 'waiting';
  /** One line about the entered data, shown when the step is done. */
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  editText: string;
  id?: string;
  children?: ReactNode;
};

export function StepCard({ number, total, title, state, summary, onEdit, editText, id, children }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section
      id={id}
      className={`step-card step-card--${state}`}
      aria-labelledby={titleId}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <header className="step-card__header">
        <span className="step-card__mark figures" aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <div className="step-card__words">
          <p className="step-card__count figures">{t('ui.stepOf', { number, total })}</p>
          <h2 id={titleId} className="step-card__title" tabIndex={-1}>
            {title}
            {state === 'done' && <span className="visually-hidden"> {t('ui.stepDone')}</span>}
          </h2>
          {state === 'done' && summary && <div className="step-card__summary">{summary}</div>}
        </div>
        {state === 'done' && onEdit && (
          <Button variant="quiet" onClick={onEdit}>
            {editText}
            <span className="visually-hidden"> {title}</span>
          </Button>
        )}
      </header>
      {state === 'open' && <div className="step-card__body">{children}</div>}
    </section>
  );
}
