/**
 * Writes an iCalendar file (RFC 5545) of whole days (docs/rules/subscriptions.md#calendar-file, ADR 77). It has no METHOD:
 * with one it would be a message of an organizer (RFC 5546), and nobody is invited.
 */
import { brand } from '@perennial/shared/brand/brand';
import { addDays } from '@perennial/shared/subscriptions/calendar';

export type CalendarEvent = {
  /** The same in every file that has the event. */
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string | undefined;
  readonly isCancelled: boolean;
};

type Calendar = {
  readonly name: string;
  /** When the data were read. Of two files the later one counts. */
  readonly madeAt: Date;
  readonly events: readonly CalendarEvent[];
};

/** The longest line in octets, without its end (RFC 5545, section 3.1). */
const MAX_OCTETS = 75;

/** What separates lines, also a line that is folded. */
const END = '\r\n';

type Line = readonly [name: string, value: string];

/** Returns the file as text, whose lines end as the standard requires. */
export function writeCalendar({ name, madeAt, events }: Calendar): string {
  const lines: readonly Line[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', escapeText(`-//${brand.name}//Subscriptions//EN`)],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', escapeText(name)],
    // What applications read that do not know NAME (RFC 7986).
    ['X-WR-CALNAME', escapeText(name)],
    ...events.flatMap((event) => writeEvent(event, madeAt)),
    ['END', 'VCALENDAR'],
  ];
  return lines.map(([key, value]) => fold(`${key}:${value}`) + END).join('');
}

function writeEvent(
  { uid, date, summary, description, url, isCancelled }: CalendarEvent,
  madeAt: Date,
): readonly Line[] {
  const stamp = toStamp(madeAt);
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', escapeText(uid)],
    ['DTSTAMP', stamp],
    ['LAST-MODIFIED', stamp],
    ['SEQUENCE', String(toSequence(madeAt))],
    ['DTSTART;VALUE=DATE', toDay(date)],
    ['DTEND;VALUE=DATE', toDay(addDays(date, 1))],
    ['SUMMARY', escapeText(summary)],
    ['DESCRIPTION', escapeText(description)],
    ...(url === undefined ? [] : [['URL', url] as const]),
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['CLASS', 'PRIVATE'],
    // The customer is not busy on that day.
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ];
}

/** The minutes since 1970, which fit into 32 bits for thousands of years: a later file has a higher number. */
function toSequence(madeAt: Date): number {
  return Math.floor(madeAt.getTime() / 60_000);
}

function toStamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function toDay(date: string): string {
  return date.replaceAll('-', '');
}

/** Escapes a value of the type TEXT (RFC 5545, section 3.3.11), which has no control characters. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Divides a line into lines of 75 octets at most. Those after the first begin with a space. No letter is divided. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(lines.pop() + letter);
    octets += size;
  }
  return lines.join(END);
}
