import { expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

const earliest = '2026-11-23';

it.each([
  ['12/05/2026', 'MM/DD/YYYY', { day: '2026-12-05' }],
  ['12/05/2027', 'DD-MM-YYYY', { day: '2027-05-12' }],
  ['5.12.2026', 'DD-MM-YYYY', { day: '2026-12-05' }],
  [' 5. 12. 2026. ', 'DD-MM-YYYY', { day: '2026-12-05' }],
  ['5 12 2026', 'DD-MM-YYYY', { day: '2026-12-05' }],
  ['2026-12-5', 'DD-MM-YYYY', { day: '2026-12-05' }],
  ['23-11-2026', 'DD-MM-YYYY', { day: '2026-11-23' }],
  ['22-11-2026', 'DD-MM-YYYY', { fault: 'tooEarly' }],
  ['2025-12-05', 'MM/DD/YYYY', { fault: 'tooEarly' }],
  ['31/12/2026', 'MM/DD/YYYY', { fault: 'invalid' }],
  ['30-02-2027', 'DD-MM-YYYY', { fault: 'invalid' }],
  ['29-02-2028', 'DD-MM-YYYY', { day: '2028-02-29' }],
  ['00-12-2026', 'DD-MM-YYYY', { fault: 'invalid' }],
  ['05-12-26', 'DD-MM-YYYY', { fault: 'invalid' }],
  ['05-12-2126', 'DD-MM-YYYY', { fault: 'invalid' }],
  ['tomorrow', 'DD-MM-YYYY', { fault: 'invalid' }],
  ['  ', 'DD-MM-YYYY', { fault: 'missing' }],
] as const)('%j as %s is %o', (text, dateFormat, expected) => {
  expect(readTypedDay(text, { dateFormat, earliest })).toEqual(expected);
});
