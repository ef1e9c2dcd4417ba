/** What became of each subscription: done with the day that the shop has, refused with the reason, or not known. */
import { useState } from 'react';
import { useStore } from '../../../../state/use-store.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions, FormLayout } from '../../../../ui/form/form-parts.tsx';
import { keepFocus, takeFocus } from '../../../../ui/lost-focus.ts';
import type { Outcome } from './away-outcome.ts';
import { OutcomeText, useOutcomeWords } from './away-outcome-text.tsx';
import { RowName } from './away-rows.tsx';
import { summarize } from './away-store.ts';
import type { Away } from './use-away.ts';

type Props = { away: Away; onAgain: () => void; onClose: () => void };

export function AwayResults({ away: { store }, onAgain, onClose }: Props) {
  const { t } = useTranslation();
  const { jobs, outcomes } = useStore(store);
  const toWords = useOutcomeWords();
  /** The number of the subscription that the customer has looked for last. */
  const [looked, setLooked] = useState<string>();
  const found = looked === undefined ? undefined : outcomes[looked];
  const { taken, total } = summarize({ jobs, outcomes });
  const isRefused = Object.values(outcomes).some(({ kind }) => kind === 'refused');
  function look(number: string): void {
    setLooked(number);
    void keepFocus(() => store.lookAgain(number));
  }

  return (
    <FormLayout>
      <p role="status" className="visually-hidden">
        {found && toWords(found)}
      </p>
      <h3 ref={takeFocus} tabIndex={-1}>
        {taken === total ? t('away.summary.all', { total }) : t('away.summary.some', { taken, total })}
      </h3>
      <ul className="away__rows">
        {jobs.map(({ number, title }) => {
          const outcome = outcomes[number];
          return (
            <li key={number} className="away__row">
              <p>
                <RowName number={number} title={title} />
              </p>
              {outcome && <OutcomeText outcome={outcome} />}
              {outcome && isOfUse(outcome) && (
                <div>
                  <Button onClick={() => look(number)}>{t('ui.change.lookAgain')}</Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <FormActions>
        {isRefused && (
          <Button variant="primary" onClick={onAgain}>
            {t('away.again')}
          </Button>
        )}
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </FormActions>
    </FormLayout>
  );
}

/** Whether it is of use to look at the account again. */
const isOfUse = ({ kind }: Outcome): boolean => kind === 'late' || kind === 'unknown';
