/** What to do, until when, and for which subscriptions, with what happens to each. */

import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useId } from 'react';
import { DateField } from '../../../../commerce/dates/date-field.tsx';
import { useClosedReason } from '../../../../commerce/status/change-entry.tsx';
import { useStore } from '../../../../state/use-store.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions, FormFields, FormLayout, FormReason } from '../../../../ui/form/form-parts.tsx';
import { keepFocus, takeFocus } from '../../../../ui/lost-focus.ts';
import { AwayEffect } from './away-effect.tsx';
import { AwayRadios } from './away-radios.tsx';
import { CannotRow, ChoiceRow } from './away-rows.tsx';
import { type AwayJob, summarize } from './away-store.ts';
import type { Away } from './use-away.ts';
import { type HasPage, useWish } from './use-wish.ts';

type ChoicesProps = {
  away: Away;
  /** Those that were read, or that could not be read. */
  listed: readonly SubscriptionListItem[];
  hasPage: HasPage;
  /** The numbers of the chosen ones. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** How many can be changed by one press. */
  most: number;
  /** Shows more of them; undefined if there are no more. */
  onMore: (() => void) | undefined;
  onReadAgain: () => Promise<unknown>;
  isReading: boolean;
  /** It takes the place of the results, so it gets the focus. */
  isAgain: boolean;
  onClose: () => void;
};

export function AwayChoices(props: ChoicesProps) {
  const { away, listed, hasPage, chosen, onChoose, most, onMore, onReadAgain, isReading, isAgain, onClose } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const { outcomes, jobs, isRunning } = useStore(away.store);
  const { wish, tasks, whens, field, rows, cannot, isBusy, ...choice } = useWish(away, listed, hasPage);
  const able = rows.map(({ number }) => number);
  const pressed = chosen.filter((number) => able.includes(number));
  const disabledReason = useClosedReason() ?? findDisabledReason();

  function findDisabledReason(): string | undefined {
    if (pressed.length === 0) return t('away.chooseFirst');
    return pressed.length > most ? t('away.tooMany', { most }) : undefined;
  }

  async function press(): Promise<void> {
    const ready = choice.confirm();
    if (!ready) return;
    const asked = rows.filter(({ number }) => pressed.includes(number));
    await away.store.run(asked.flatMap(({ toJob }): AwayJob | [] => toJob(ready) ?? []));
    const { taken, total } = summarize(away.store.get());
    if (taken === total) choice.forget();
  }

  if (!wish) {
    return (
      <FormLayout>
        <p>{t('away.none')}</p>
        <Cannot {...{ cannot, onReadAgain, isReading }} />
        <FormActions>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </FormActions>
      </FormLayout>
    );
  }

  const { open, total } = summarize({ jobs, outcomes });
  return (
    <FormLayout>
      <p ref={isAgain ? takeFocus : undefined} tabIndex={-1}>
        {t('away.text')}
      </p>
      <FormFields disabled={isBusy} className="away__fields">
        <AwayRadios
          legend={t('away.task')}
          options={tasks.map((task) => ({ value: task, label: t(`away.tasks.${task}`) }))}
          value={wish.task}
          onChange={choice.chooseTask}
        />
        {whens.length > 0 && (
          <AwayRadios
            legend={t('away.when')}
            options={whens.map((when) => ({ value: when, label: t(`away.whens.${when}`) }))}
            value={wish.isAtOnce ? 'now' : 'day'}
            onChange={choice.chooseWhen}
          />
        )}
        {choice.needsDay && (
          <DateField
            label={t('subscription.pause.until')}
            value={field.text}
            onChange={field.change}
            findEarliest={field.findEarliest}
            error={field.errorText}
          />
        )}
        <fieldset className="away__list">
          <legend className="form__legend">{t('away.which')}</legend>
          {choice.needsDay && wish.day === undefined && <p className="away__hint">{t('away.dayFirst')}</p>}
          {rows.length > 1 && (
            <div>
              <Button variant="quiet" onClick={() => onChoose(able.slice(0, most))}>
                {t('away.all')}
              </Button>
            </div>
          )}
          <ul className="away__rows">
            {rows.map((row) => (
              <ChoiceRow
                key={row.number}
                row={row}
                isChosen={chosen.includes(row.number)}
                outcome={outcomes[row.number]}
                onChange={(isChosen) =>
                  onChoose(isChosen ? [...chosen, row.number] : chosen.filter((number) => number !== row.number))
                }
              />
            ))}
          </ul>
          <Cannot {...{ cannot, onReadAgain, isReading }} />
          {onMore && (
            <div>
              <Button busy={isReading} onClick={onMore}>
                {t('account.list.more', { number: most })}
              </Button>
            </div>
          )}
        </fieldset>
      </FormFields>
      <AwayEffect wish={wish} />
      <p role="status" className="away__progress figures">
        {isRunning && t('away.progress', { done: total - open, total })}
      </p>
      <FormActions>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={disabledReason !== undefined}
          aria-describedby={disabledReason && reasonId}
          onClick={() => void press()}
        >
          {t(`away.actions.${wish.task}`, { n: pressed.length })}
        </Button>
        <Button disabled={isRunning} onClick={onClose}>
          {t('subscription.action.keepAsItIs')}
        </Button>
        {disabledReason && <FormReason id={reasonId}>{disabledReason}</FormReason>}
      </FormActions>
    </FormLayout>
  );
}

type CannotProps = Pick<ChoicesProps, 'onReadAgain' | 'isReading'> & Pick<ReturnType<typeof useWish>, 'cannot'>;

function Cannot({ cannot, onReadAgain, isReading }: CannotProps) {
  const { t } = useTranslation();
  if (cannot.length === 0) return null;
  const isUnread = cannot.some(({ failure }) => failure !== undefined);
  return (
    <section className="away__cannot" aria-label={t('away.cannot')}>
      <h3>{t('away.cannot')}</h3>
      <ul className="away__rows">
        {cannot.map((row) => (
          <CannotRow key={row.number} row={row} />
        ))}
      </ul>
      {isUnread && (
        <div>
          <Button busy={isReading} busyText={t('ui.retrying')} onClick={() => void keepFocus(onReadAgain)}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
