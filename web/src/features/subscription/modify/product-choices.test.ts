import { expect, it } from 'vitest';
import { findProductReason } from './modify-choices.ts';

it.each([
  ['waits', 'the order is still being processed', { waits: true, optionCount: 2 }],
  ['waits', 'the order is still being processed and names no products', { waits: true, optionCount: 0 }],
  ['noOptions', 'there is no other product', { waits: false, optionCount: 0 }],
  [undefined, 'there are products to choose from', { waits: false, optionCount: 2 }],
] as const)('the reason is %s while %s', (reason, _, choice) => {
  expect(findProductReason(choice)).toBe(reason);
});
