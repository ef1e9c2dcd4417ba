/** The text of a field for a day, and the day that it stands for once it is confirmed. */
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
  /** Returns the first day that is allowed: tomorrow, unless the shop has named a later one. */
  readonly findEarliest: () => string;
  /** Returns the day, YYYY-MM-DD; undefined after a fault, which `errorText` then names. */
  readonly read: () => string | undefined;
};

/** `form` is its name for analytics. `shopDay` is the first day that the shop has named. See docs/rules/subscriptions.md#pausing. */
export function useDayField(form: string, shopDay: string | undefined): DayField {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { dateFormat } = useSite().culture;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<DayFault>();

  function findEarliest(): string {
    const tomorrow = dayAfter(toDay());
    return shopDay !== undefined && shopDay > tomorrow ? shopDay : tomorrow;
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
      if ('fault' in typed) track('validation_error', { form, fields: ['resumeDate'] });
      return 'day' in typed ? typed.day : undefined;
    },
  };
}
