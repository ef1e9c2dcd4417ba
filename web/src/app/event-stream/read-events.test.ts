import { describe, expect, it } from 'vitest';
import { createParser, toStreamUrl } from './read-events.ts';

const stream =
  'retry: 1500\n\nevent: open\ndata: {}\n\n:\n\nevent: stale\ndata: ["getInvoices","comingUp"]\n\nevent: session\ndata: "ended"\n\n';
const lines = [
  { retryMs: 1500 },
  { event: { name: 'open' } },
  { event: { name: 'stale', data: ['getInvoices', 'comingUp'] } },
  { event: { name: 'session', data: 'ended' } },
];

describe('what the stream says', () => {
  it('is read without its comments', () => {
    expect(createParser()(stream)).toEqual(lines);
  });

  it('is the same however it is cut on its way', () => {
    for (let size = 1; size < 40; size += 1) {
      const parse = createParser();
      const parts = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(parts.flatMap((part) => parse(part))).toEqual(lines);
    }
  });

  it.each([
    ['an event of a later release', 'event: prices\ndata: {}\n\n'],
    ['data of another form', 'event: stale\ndata: {"getInvoices":true}\n\n'],
    ['another word about the session', 'event: session\ndata: "renewed"\n\n'],
    ['data that are no JSON', 'event: stale\ndata: [\n\n'],
    ['an event without data', 'event: stale\n\n'],
    ['a page of a proxy', '<html>\n\n</html>\n\n'],
  ])('has no meaning if it is %s', (_, text) => {
    expect(createParser()(text)).toEqual([]);
  });
});

it('the stream is asked for with culture and language of the page', () => {
  expect(toStreamUrl({ culture: 'en-ca', language: 'fr-CA' })).toBe('/bff/event-stream?culture=en-ca&language=fr-CA');
});
