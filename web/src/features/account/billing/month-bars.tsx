/** What was paid in each of twelve months, as bars. A press shows the invoices of a month only, a second one all again. */
import './month-bars.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useMonthNames } from '../../../i18n/month-names.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sumPrices } from '../statement/statement.ts';
import { type Bar, findNeighbours, type Month, monthOf, toBars } from './ledger.ts';

/** The height of the highest bar, and the least height of any payment, in units of the picture. */
const HEIGHT = 48;
const LEAST = 3;

type Props = {
  /** Settled ones, newest first. */
  invoices: readonly Invoice[];
  chosen: Month | undefined;
  onChoose: (month: Month | undefined) => void;
};

/** Nothing for the invoices of one month, which need no picture. */
export function MonthBars({ invoices, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { range } = useMonthNames();
  const months = invoices.map(monthOf);
  const [last, setLast] = useState(() => months[0] ?? '');
  if (new Set(months).size < 2) return null;
  const bars = toBars(invoices, last);
  const { earlier, later } = findNeighbours(invoices, last);

  function show(month: Month): void {
    setLast(month);
    onChoose(undefined);
  }

  return (
    <div className="month-bars">
      <div className="month-bars__head">
        <p className="month-bars__range">{range(bars[0]?.month ?? last, last)}</p>
        {(earlier || later) && (
          <>
            <Step text={t('billing.earlier')} icon="arrow-left" to={earlier} onPress={show} />
            <Step text={t('billing.later')} icon="arrow-right" to={later} onPress={show} />
          </>
        )}
      </div>
      <ol className="month-bars__list" aria-label={t('billing.bars')}>
        {bars.map((bar) => (
          <li key={bar.month}>
            <MonthBar bar={bar} isChosen={bar.month === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      <Chosen invoices={invoices} month={chosen} onClear={() => onChoose(undefined)} />
    </div>
  );
}

type BarProps = { bar: Bar; isChosen: boolean; onChoose: Props['onChoose'] };

/** A month without an invoice has nothing to show, so it is no button. */
function MonthBar({ bar, isChosen, onChoose }: BarProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { long, letter } = useMonthNames();
  const words = <Words text={t('billing.monthPaid', { month: long(bar.month), amount: money(bar.paid) })} />;
  const column = (
    <>
      <Column share={bar.share} isEmpty={bar.count === 0} />
      <span aria-hidden="true">{letter(bar.month)}</span>
      {words}
    </>
  );
  if (bar.count === 0) return <span className="month-bars__month">{column}</span>;
  return (
    <button
      type="button"
      className={classNames('month-bars__month', 'month-bars__month--paid')}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? undefined : bar.month)}
    >
      {column}
    </button>
  );
}

const Words = ({ text }: { text: string }) => <span className="visually-hidden">{text}</span>;

function Column({ share, isEmpty }: { share: number; isEmpty: boolean }) {
  const height = isEmpty ? 1 : Math.max(LEAST, share * HEIGHT);
  return (
    <svg className="month-bars__column" viewBox={`0 0 16 ${HEIGHT}`} aria-hidden="true" focusable="false">
      <rect width="16" y={HEIGHT - height} height={height} rx={Math.min(3, height / 2)} />
    </svg>
  );
}

type StepProps = {
  text: string;
  icon: 'arrow-left' | 'arrow-right';
  /** The last month of the bars that it leads to; undefined if there are none. */
  to: Month | undefined;
  onPress: (month: Month) => void;
};

function Step({ text, icon, to, onPress }: StepProps) {
  return (
    <button type="button" className="month-bars__step" disabled={!to} onClick={() => to && onPress(to)}>
      <Icon name={icon} />
      <Words text={text} />
    </button>
  );
}

type ChosenProps = { invoices: readonly Invoice[]; month: Month | undefined; onClear: () => void };

/** Says what the list shows, for those who do not see the bar, and has the way back to all months. */
function Chosen({ invoices, month, onClear }: ChosenProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { long } = useMonthNames();
  const ofMonth = invoices.filter((invoice) => monthOf(invoice) === month);
  return (
    <div className="month-bars__chosen">
      <p role="status" className="figures">
        {month && t('billing.monthPaid', { month: long(month), amount: money(sumPrices(ofMonth)) })}
      </p>
      {month && (
        <Button variant="quiet" onClick={onClear}>
          {t('billing.allMonths')}
        </Button>
      )}
    </div>
  );
}
