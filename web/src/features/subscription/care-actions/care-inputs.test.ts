import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { readAmount, readInputs, toOption } from './care-inputs.ts';

describe('an amount', () => {
  it.each([
    ['5', 'en-CA', 5],
    ['5.5', 'en-CA', 5.5],
    [' 5.55 ', 'en-CA', 5.55],
    ['0.01', 'en-CA', 0.01],
    ['5,50', 'de-DE', 5.5],
    ['5,50', 'fr-CA', 5.5],
    ['5,5', 'cs-CZ', 5.5],
    ['100000', 'en-CA', 100_000],
    ['5,50', 'en-CA', undefined],
    ['5.50', 'de-DE', undefined],
    ['1.000,00', 'de-DE', undefined],
    ['5.555', 'en-CA', undefined],
    ['5.', 'en-CA', undefined],
    ['.5', 'en-CA', undefined],
    ['5.5.5', 'en-CA', undefined],
    ['0', 'en-CA', undefined],
    ['0.00', 'en-CA', undefined],
    ['-5', 'en-CA', undefined],
    ['+5', 'en-CA', undefined],
    ['1e3', 'en-CA', undefined],
    ['100000.01', 'en-CA', undefined],
    ['five', 'en-CA', undefined],
    ['', 'en-CA', undefined],
  ])('%j in %s is %s', (text, language, expected) => {
    const culture = cultures.find(({ languages }) => languages.some((tag) => tag === language)) ?? cultureOf('en-ca');
    expect(readAmount(text, { culture, language })).toBe(expected);
  });
});

describe('a cancellation date', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['28-02-2026', '2026-02-28'],
    ['2000-01-01', '2000-01-01'],
    ['2099-12-31', '2099-12-31'],
    ['1999-12-31', undefined],
    ['2100-01-01', undefined],
    ['1000-01-01', undefined],
    ['2999-12-31', undefined],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['0999-12-31', undefined],
    ['3000-01-01', undefined],
    ['2026-2', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => {
    const site = { culture: cultureOf('nl-nl'), language: 'nl-NL' };
    const inputs = readInputs('date', { amount: '', date: text, ticked: [] }, site);
    expect(inputs?.cancellationDate).toBe(expected);
  });
});

it.each([
  [[], undefined],
  [['TryBuy'], 'TryBuy'],
  [['Replenishment'], 'Replenishment'],
  [['Replenishment', 'TryBuy'], 'Both'],
] as const)('ticked %j is shipped again as %s', (ticked, option) => {
  expect(toOption(ticked)).toBe(option);
});

it.each([
  ['amount', { discountAmount: 12.5 }],
  ['date', { cancellationDate: '2026-02-01' }],
  ['nothing', {}],
  ['option', {}],
] as const)('an action that needs %s is ready with %j', (need, expected) => {
  const site = { culture: cultureOf('en-ca'), language: 'en-CA' };
  const fields = { amount: '12.50', date: '02/01/2026', ticked: [] };
  expect(readInputs(need, fields, { ...site, culture: cultureOf('en-us') })).toEqual(expected);
  const empty = readInputs(need, { amount: '', date: '', ticked: [] }, site);
  expect(empty).toEqual(need === 'amount' || need === 'date' ? undefined : {});
});
