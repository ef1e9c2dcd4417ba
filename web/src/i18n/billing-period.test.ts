// @vitest-environment happy-dom
import { textsFor } from '@perennial/shared/locales/texts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findPeriodName, useBillingPeriodTexts } from './billing-period.ts';
import { initTexts } from './texts.ts';

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
  await initTexts(language, textsFor(language));
  const { result } = renderHook(() => useBillingPeriodTexts());
  expect([1, 3, 12].map((months) => result.current.per(months))).toEqual(expected);
});
