/** A month of days to choose one from, in the language of the page. Loaded when it is opened. */
import './calendar.css';
import { firstWeekdays } from '@perennial/shared/countries/first-weekdays';
import { DayPicker } from 'react-day-picker';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { toDay, toNoon } from './day.ts';

type Props = {
  /** YYYY-MM-DD; undefined if none is chosen. */
  chosen: string | undefined;
  /** The first day that can be chosen, YYYY-MM-DD. */
  earliest: string;
  onChoose: (day: string) => void;
};

export default function Calendar({ chosen, earliest, onChoose }: Props) {
  const { t } = useTranslation();
  const { language, culture } = useSite();
  const inWords = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date) => format.format(date);
  };
  const month = inWords({ month: 'long', year: 'numeric' });
  const day = inWords({ dateStyle: 'full' });
  const opened = toNoon(chosen !== undefined && chosen > earliest ? chosen : earliest);
  return (
    <DayPicker
      className="calendar"
      mode="single"
      navLayout="around"
      autoFocus
      lang={language}
      weekStartsOn={firstWeekdays[culture.countryCode]}
      defaultMonth={opened}
      startMonth={toNoon(earliest)}
      disabled={{ before: toNoon(earliest) }}
      selected={chosen === undefined ? undefined : toNoon(chosen)}
      onDayClick={(date) => onChoose(toDay(date))}
      formatters={{
        formatCaption: month,
        formatDay: (date) => String(date.getDate()),
        formatWeekdayName: inWords({ weekday: 'short' }),
      }}
      labels={{
        labelGrid: month,
        labelWeekday: inWords({ weekday: 'long' }),
        labelDayButton: (date, { selected }) => (selected ? t('dates.chosen', { date: day(date) }) : day(date)),
        labelNext: () => t('dates.nextMonth'),
        labelPrevious: () => t('dates.previousMonth'),
      }}
      components={{ Chevron: Arrow }}
    />
  );
}

function Arrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'arrow-left' : 'arrow-right'} />;
}
