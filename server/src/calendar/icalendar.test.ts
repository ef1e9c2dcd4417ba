/** The file is read by ical.js, which is not ours. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'S-1-shipment-1@shop.example',
  date: '2026-12-31',
  summary: 'Shipment: Halo brush heads',
  description: '14.99',
  url: 'https://shop.example/en-ca/my-account/subscription-details/S-1?task=postpone&language=en-CA',
  isCancelled: false,
  ...changes,
});

const madeAt = new Date('2026-11-24T08:09:10.500Z');
const write = (...events: readonly CalendarEvent[]) =>
  writeCalendar({ name: 'Shipments and payments', madeAt, events });

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
}

describe('a calendar application reads', () => {
  test('the calendar: its version, its name, and that it is no message', () => {
    const { calendar } = read(write());
    const names = ['version', 'calscale', 'prodid', 'name', 'x-wr-calname', 'method'] as const;
    expect(names.map((name) => calendar.getFirstPropertyValue(name))).toEqual([
      '2.0',
      'GREGORIAN',
      '-//Perennial//Subscriptions//EN',
      'Shipments and payments',
      'Shipments and payments',
      null,
    ]);
  });

  test('a day as a whole one, which ends before the next day and takes no time', () => {
    const [first] = read(write(event())).events;
    expect([first?.startDate.isDate, first?.startDate.toString(), first?.endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ]);
    const values = ['status', 'class', 'transp', 'url'].map((name) => first?.component.getFirstPropertyValue(name));
    expect(values).toEqual(['CONFIRMED', 'PRIVATE', 'TRANSPARENT', event().url]);
  });

  test('when the file was made, and that a later file counts', () => {
    const later = writeCalendar({ name: '', madeAt: new Date('2026-11-24T08:10:00Z'), events: [event()] });
    const [[one], [two]] = [read(write(event())).events, read(later).events];
    expect(one?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-24T08:09:10Z');
    expect(one?.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-11-24T08:09:10Z');
    expect([Number(two?.sequence) - Number(one?.sequence), one?.uid === two?.uid]).toEqual([1, true]);
    expect(Number(one?.sequence)).toBeLessThan(2 ** 31);
  });

  test('an event that is planned no longer', () => {
    const [first] = read(write(event({ isCancelled: true, url: undefined }))).events;
    expect(first?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(first?.component.hasProperty('url')).toBe(false);
  });

  test.each([
    ['a comma, a semicolon and a backslash', 'Heads, soft; 2 \\ 3'],
    ['a backslash before what it would change', 'C:\\news \\N \\,'],
    ['lines', 'One\nTwo'],
    ['what looks like the next property', 'One\nEND:VEVENT\nBEGIN:VALARM'],
    ['many long words', 'Bürstenköpfe für Zähne – '.repeat(12).trim()],
    ['letters of four octets', '🪥'.repeat(60)],
    ['a letter with its accent apart', 'a\u0301'.repeat(80)],
  ])('%s as it was written', (_, text) => {
    const { events } = read(write(event({ summary: text, description: text })));
    expect(events.map(({ summary, description }) => [summary, description])).toEqual([[text, text]]);
  });

  test('other line ends as one, control characters as a space, and half a letter as none', () => {
    const [first] = read(write(event({ summary: 'One\r\nTwo\rThree\u0007four \ud800' }))).events;
    expect(first?.summary).toBe('One\nTwo\nThree four \ufffd');
  });
});

describe('every line', () => {
  const text = write(event({ summary: '🪥ü'.repeat(70), description: 'x'.repeat(300) }));

  test('ends with CRLF, and has no other line end', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('has 75 octets at most, and is whole UTF-8 by itself', () => {
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
  });
});
