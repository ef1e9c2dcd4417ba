import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('writes lines with CRLF, after a mark for spreadsheets', () => {
  expect(
    toCsv([
      ['Date', 'Amount'],
      ['2026-03-01', 12.5],
    ]),
  ).toBe('\uFEFFDate,Amount\r\n2026-03-01,12.50\r\n');
});

it.each([
  ['an amount', 1234.5, '1234.50'],
  ['an amount with a hidden fraction', 0.1 + 0.2, '0.30'],
  ['a credit, which is no formula', -5, '-5.00'],
  ['a plain text', 'Halo', 'Halo'],
  ['nothing', '', ''],
  ['a text with a comma', 'Halo, brush', '"Halo, brush"'],
  ['a text with quotes', 'the "Halo"', '"the ""Halo"""'],
  ['a text of two lines', 'a\nb', '"a\nb"'],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a formula with a plus', '+1+1', "'+1+1"],
  ['a formula with a minus', '-1+1', "'-1+1"],
  ['a formula with an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula after a space', ' =1', "' =1"],
  ['a formula after a tab', '\t=1', "'\t=1"],
  ['a formula in wide letters', '＝1', "'＝1"],
  ['a command of an old spreadsheet', '|calc', "'|calc"],
  ['a number of an invoice', 'I-1000001', 'I-1000001'],
])('writes %s', (_, cell, field) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${field}\r\n`);
});

it('is read back by another program as it was written, whatever the texts contain', () => {
  const rows = [
    ['Date', 'For "Halo", or two', 'Amount'],
    ['2026-03-01', 'Halo, brush\r\nand "heads";\ttab', 'č „ß“ ￥ 🪥'],
    ['', ' ', '""'],
  ];
  expect(parse(toCsv(rows), { bom: true })).toEqual(rows);
});
