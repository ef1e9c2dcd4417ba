/** Selects a care action, asks for what it needs, and runs it after a confirmation. */
import { amountFormOf } from '@perennial/shared/cultures/amount-forms';
import type { Culture } from '@perennial/shared/cultures/cultures';
import type { CareActionName } from '@perennial/shared/models/care';
import { useState } from 'react';
import { DateField } from '../../../commerce/dates/date-field.tsx';
import { toDay } from '../../../commerce/dates/day.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { reloadWithNotice, useNotify } from '../../../ui/notifications.tsx';
import { useTimer } from '../../../ui/use-timer.ts';
import { ActionRow } from '../actions/action-row.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { type OfferedCareAction, offersOnlyReshipping, toCareRequest } from './care-actions.ts';
import { CareDialog } from './care-dialog.tsx';
import { type CareFields, readInputs, toOption } from './care-inputs.ts';
import { useCareAction } from './use-care-action.ts';

/** How long the notification is there before the page is loaded again, in milliseconds. The loaded page shows it again. */
const READING_TIME_MS = 1500;

type Props = SectionProps & { actions: readonly OfferedCareAction[] };

export function CareForm({ subscription, actions }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const site = useSite();
  const { culture, language } = site;
  const notify = useNotify();
  const [chosen, setChosen] = useState<CareActionName>();
  const [typed, setTyped] = useState(nothingTyped);
  const [isAsking, setAsking] = useState(false);
  const [hasReshipped, setReshipped] = useState(false);
  const { run, begin, isRunning, errorText, isRefused, shopDay, reset, progress } = useCareAction(() => {
    setAsking(false);
    choose(undefined);
    notify('success', t(chosen === 'reshipping' ? 'care.reshipped' : 'care.done'));
    if (chosen === 'reshipping') setReshipped(true);
  });
  useTimer(() => reloadWithNotice(t('care.reshipped')), { afterMs: hasReshipped ? READING_TIME_MS : undefined });

  const action = actions.find(({ name }) => name === chosen);
  const need = action?.needs ?? 'nothing';
  const start = subscription.startDate?.slice(0, 10);
  const fields: CareFields = { ...typed, date: typed.date ?? date(findToday(shopDay, start)) };
  const inputs = action && readInputs(action.needs, fields, site);
  const option = toOption(fields.ticked);
  const change = (changes: Partial<CareFields>) => setTyped({ ...typed, ...changes });

  function choose(name: CareActionName | undefined): void {
    setChosen(name);
    setTyped(nothingTyped);
    reset();
  }

  function nameOf(name: CareActionName): string {
    return t(offersOnlyReshipping(subscription, culture.countryCode) ? 'care.triggerReshipping' : `care.names.${name}`);
  }

  return (
    <>
      <Select
        label={t('care.action')}
        name="care-action"
        placeholder={t('care.choose')}
        options={actions.map(({ name }) => ({ value: name, label: nameOf(name) }))}
        value={action?.name ?? ''}
        onChange={(value) => choose(actions.find(({ name }) => name === value)?.name)}
      />
      {action?.needs === 'amount' && (
        <TextField
          label={t('care.amount', { symbol: culture.currency.symbol })}
          help={t('care.amountExample', { amount: formatAmount(culture, language) })}
          inputMode="decimal"
          autoComplete="off"
          value={fields.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      {action?.needs === 'date' && (
        <DateField
          label={t('care.date')}
          value={fields.date}
          onChange={(text) => change({ date: text })}
          findEarliest={() => start ?? toDay()}
          error={undefined}
        />
      )}
      <ActionRow
        label={t('care.submit')}
        disabledReason={inputs ? undefined : t(`care.first.${need}`)}
        onPress={() => {
          begin();
          setAsking(true);
        }}
      />
      {action && inputs && (
        <CareDialog
          open={isAsking}
          onClose={() => {
            setAsking(false);
            reset();
          }}
          actionName={nameOf(action.name)}
          subscription={subscription}
          inputs={inputs}
          isEnd={/cancellation/.test(action.name)}
          ticked={action.needs === 'option' ? fields.ticked : undefined}
          onTick={(ticked) => change({ ticked })}
          isRunning={isRunning}
          errorText={errorText}
          isRefused={isRefused}
          progress={progress}
          onConfirm={() => {
            const complete = option === undefined ? inputs : { ...inputs, option };
            return run(toCareRequest(action.name, complete, subscription, culture.countryCode));
          }}
        />
      )}
    </>
  );
}

/** Without a typed date the date is today. */
type TypedFields = Omit<CareFields, 'date'> & { readonly date: string | undefined };

const nothingTyped: TypedFields = { amount: '', date: undefined, ticked: [] };

/** Returns the day of the shop if it is known, else of the browser; a subscription can start the day after that one. */
function findToday(shopDay: string | undefined, start = ''): string {
  const today = shopDay ?? toDay();
  return today < start ? start : today;
}

/** Any amount shows the decimal sign. */
function formatAmount(culture: Culture, language: string): string {
  return `12${amountFormOf(culture, language).decimal}50`;
}
