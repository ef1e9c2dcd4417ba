import { expect, it } from 'vitest';
import { findFirstDay, findLastDay } from './shop-day.ts';

const refusal = (extraInfo: unknown, code = 'error.message.resumeDateIsInvalid') => ({
  messages: [{ code, text: '', extraInfo }],
});

it.each([
  ['the day that the shop names', refusal({ from: '2026-11-23' }), '2026-11-23'],
  ['nothing for another problem', refusal({ from: '2026-11-23' }, 'error.message.replenishmentIsPaused'), undefined],
  ['nothing without a day', refusal({ from: null }), undefined],
  ['nothing for what is no day', refusal({ from: 'soon' }), undefined],
  ['nothing without further information', refusal(undefined), undefined],
  ['nothing without a problem', undefined, undefined],
])('returns %s', (_, problem, expected) => {
  expect(findFirstDay(problem)).toBe(expected);
});

const refusedCancellation = (extraInfo: unknown) => refusal(extraInfo, 'error.message.cancellationDateIsInvalid');

it.each([
  ['the last day that the shop names', refusedCancellation({ from: '2026-11-01', until: '2026-11-23' }), '2026-11-23'],
  ['nothing for another problem', refusal({ until: '2026-11-23' }), undefined],
  ['nothing without a last day', refusedCancellation({ from: '2026-11-01' }), undefined],
  ['nothing for what is no day', refusedCancellation({ until: 20261123 }), undefined],
  ['nothing without further information', refusedCancellation(null), undefined],
  ['nothing without a problem', undefined, undefined],
])('for a cancellation returns %s', (_, problem, expected) => {
  expect(findLastDay(problem)).toBe(expected);
});
