/** A server in another time zone writes the same days: what it formats names its zone. The browser has that of its person. */
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/** With its options, up to the end of the call. */
const FORMATS = /new Intl\.DateTimeFormat\([^)]*\)|\.toLocale(?:Date|Time)?String\([^)]*\)/g;
/** Of a Date; those in UTC have other names. */
const LOCAL_PARTS = /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/g;

const sources = listFiles('server/src/*.ts', 'shared/src/*.ts').filter((path) => !/\.test\.|\/testing\//.test(path));

it('days and times that the server writes are in a zone that the code names', () => {
  const formats = sources.flatMap((path) =>
    [...readText(path).matchAll(FORMATS)].map(([format]) => ({ path, format })),
  );
  expect(formats.length).toBeGreaterThan(0);
  expect(formats.filter(({ format }) => !format.includes('timeZone:'))).toEqual([]);
  expect(sources.filter((path) => readText(path).match(LOCAL_PARTS))).toEqual([]);
});
