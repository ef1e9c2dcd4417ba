import { expect, it } from 'vitest';
import { findProductReason } from './modify-choices.ts';

it.each([
  ['waits', 'the order is still being processed', { waits: true, optionCount: 2, isChosen: true }],
  [
    'waits',
    'the order is still being processed and names no products',
    { waits: true, optionCount: 0, isChosen: false },
  ],
  ['noOptions', 'there is no other product', { waits: false, optionCount: 0, isChosen: false }],
  ['chooseFirst', 'no product is chosen', { waits: false, optionCount: 2, isChosen: false }],
  [undefined, 'a product is chosen', { waits: false, optionCount: 2, isChosen: true }],
] as const)('the reason is %s while %s', (reason, _, choice) => {
  expect(findProductReason(choice)).toBe(reason);
});
