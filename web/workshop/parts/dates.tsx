import { lazy, Suspense, useState } from 'react';
import { CalendarLeaf } from '../../src/commerce/dates/calendar-leaf.tsx';
import { DateField } from '../../src/commerce/dates/date-field.tsx';
import { useFormat } from '../../src/i18n/format.ts';
import { useTranslation } from '../../src/texts/texts.ts';
import { State } from '../state.tsx';

/** As the shop's pages load it. */
const Calendar = lazy(() => import('../../src/commerce/dates/calendar.tsx'));

const EARLIEST = '2026-04-09';
const findEarliest = () => EARLIEST;

export function Dates() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [typed, setTyped] = useState(date('2026-04-16'));
  const [chosen, setChosen] = useState('2026-04-16');
  const field = { label: t('subscription.pause.until'), onChange: setTyped, findEarliest };
  return (
    <>
      <State name="leaf">
        <div className="workshop__row">
          <CalendarLeaf day="2026-04-16" />
          <CalendarLeaf day="2026-12-01" />
        </div>
      </State>
      <State name="field">
        <DateField {...field} value={typed} error={undefined} />
      </State>
      <State name="field, refused">
        <DateField {...field} value="" error={t('dates.faults.missing')} />
      </State>
      <State name="calendar">
        <Suspense>
          <Calendar earliest={EARLIEST} chosen={chosen} onChoose={setChosen} />
        </Suspense>
      </State>
    </>
  );
}
