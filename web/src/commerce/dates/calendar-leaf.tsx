/** A day as the leaf of a calendar. Screen readers hear the date in the form of the culture. */
import './calendar-leaf.css';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { toLeafParts } from './day-in-words.ts';

export function CalendarLeaf({ day }: { day: string }) {
  const { date } = useFormat();
  const { language } = useSite();
  const leaf = toLeafParts(language, day);
  return (
    <time className="calendar-leaf figures" dateTime={day.slice(0, 10)}>
      <span className="visually-hidden">{date(day)}</span>
      {/* A browser can abbreviate months in another way than the server. */}
      <span className="calendar-leaf__month" aria-hidden="true" suppressHydrationWarning>
        {leaf.month}
      </span>
      <span className="calendar-leaf__day" aria-hidden="true">
        {leaf.day}
      </span>
      <span className="calendar-leaf__year" aria-hidden="true">
        {leaf.year}
      </span>
    </time>
  );
}
