import { expect, it } from 'vitest';
import { readJustCancelled, toCancelledState } from './just-cancelled.ts';

it.each([
  { number: 'S-1', product: 'Heads', charged: '$5.00 is charged.' },
  { number: 'S-1', product: 'Heads' },
])('reads again what was cancelled: %o', (cancelled) => {
  expect(readJustCancelled(toCancelledState(cancelled))).toEqual(cancelled);
});

it.each([
  null,
  undefined,
  'ready',
  { kind: 'done' },
  { cancelled: {} },
  { cancelled: { number: 7, product: 'Heads' } },
])('reads nothing from the state %o of another page', (state) => {
  expect(readJustCancelled(state)).toBeUndefined();
});

it('leaves out an amount that is no text', () => {
  expect(readJustCancelled({ cancelled: { number: 'S-1', product: 'Heads', charged: 5 } })).toEqual({
    number: 'S-1',
    product: 'Heads',
  });
});
