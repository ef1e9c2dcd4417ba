/** A field for a day: its text, and the day that it stands for once it is confirmed. */
import { useState } from 'react';
import { track } from '../../analytics/track.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { dayAfter, toDay } from './day.ts';
import { type DayFault, readTypedDay } from './typed-day.ts';

export type DayField = {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Why the day was not accepted, in the language of the page. */
  readonly errorText: string | undefined;
  /** Returns the first day that is allowed. */
  readonly findEarliest: () => string;
  /** Returns the day, YYYY-MM-DD; undefined after a fault, which `errorText` then names. */
  readonly read: () => string | undefined;
};

type Options = {
  /** The name of the field for analytics. */
  readonly field: string;
  /** Returns the first day that is allowed. */
  readonly findFirst: () => string;
};

/** The end of a pause is tomorrow at the earliest. */
const endOfPause: Options = { field: 'resumeDate', findFirst: () => dayAfter(toDay()) };

/**
 * `form` is its name for analytics. The text is kept by the form. `shopDay` is a later first day, which the shop has
 * named (docs/rules/subscriptions.md#pausing).
 */
export function useDayField(
  form: string,
  [text, setText]: readonly [string, (text: string) => void],
  shopDay: string | undefined,
  options = endOfPause,
): DayField {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { dateFormat } = useSite().culture;
  const [fault, setFault] = useState<DayFault>();

  function findEarliest(): string {
    const first = options.findFirst();
    return shopDay !== undefined && shopDay > first ? shopDay : first;
  }

  return {
    text,
    change: (changed) => {
      setText(changed);
      setFault(undefined);
    },
    errorText: fault && t(`dates.faults.${fault}`, { date: date(findEarliest()) }),
    findEarliest,
    read: () => {
      const typed = readTypedDay(text, { dateFormat, earliest: findEarliest() });
      setFault('fault' in typed ? typed.fault : undefined);
      if ('fault' in typed) track('validation_error', { form, fields: [options.field] });
      return 'day' in typed ? typed.day : undefined;
    },
  };
}
