// @vitest-environment happy-dom
import { textsFor } from '@perennial/shared/locales/texts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { initTexts } from '../texts/texts.ts';
import { findPeriodName, useBillingPeriodTexts } from './billing-period.ts';

afterEach(cleanup);

it.each([
  [1, 'monthly'],
  [3, 'quarterly'],
  [6, 'semiAnnual'],
  [2, undefined],
  [12, undefined],
  [30, undefined],
])('names a period of %i months %s', (months, name) => expect(findPeriodName(months)).toBe(name));

it.each([
  ['en-CA', 'per month', 'every 3 months', 'every 12 months'],
  ['de-DE', 'pro Monat', 'alle 3 Monate', 'alle 12 Monate'],
  ['fr-FR', 'par mois', 'tous les 3 mois', 'tous les 12 mois'],
  ['nl-NL', 'per maand', 'elke 3 maanden', 'elke 12 maanden'],
  ['pl-PL', 'co miesiąc', 'co 3 miesiące', 'co 12 miesięcy'],
  ['cs-CZ', 'každý měsíc', 'každé 3 měsíce', 'každých 12 měsíců'],
  ['sv-SE', 'per månad', 'var 3:e månad', 'var 12:e månad'],
  ['ro-RO', 'pe lună', 'la fiecare 3 luni', 'la fiecare 12 luni'],
  ['it-IT', 'al mese', 'ogni 3 mesi', 'ogni 12 mesi'],
  ['es-ES', 'al mes', 'cada 3 meses', 'cada 12 meses'],
])('%s: says how often an amount is charged', async (language, ...expected) => {
  initTexts(language, textsFor(language));
  const { result } = renderHook(() => useBillingPeriodTexts());
  expect([1, 3, 12].map((months) => result.current.per(months))).toEqual(expected);
});

it.each([
  ['en-CA', 1, { label: 'Monthly', every: 'Every month', short: 'month', spoken: 'per month' }],
  ['en-CA', 2, { label: 'Every 2 months', every: 'Every 2 months', short: '2 months', spoken: 'every 2 months' }],
  ['en-CA', 6, { label: 'Semi-annual', every: 'Every 6 months', short: '6 months', spoken: 'every 6 months' }],
  ['de-DE', 3, { label: 'Vierteljährlich', every: 'Alle 3 Monate', short: '3 Monate', spoken: 'alle 3 Monate' }],
  ['pl-PL', 5, { label: 'Co 5 miesięcy', every: 'Co 5 miesięcy', short: '5 miesięcy', spoken: 'co 5 miesięcy' }],
])('%s: a period of %i months as heading, as frequency and beside a price', async (language, months, expected) => {
  initTexts(language, textsFor(language));
  const { label, every, ofPrice } = renderHook(() => useBillingPeriodTexts()).result.current;
  expect({ label: label(months), every: every(months), ...ofPrice(months) }).toEqual(expected);
});
