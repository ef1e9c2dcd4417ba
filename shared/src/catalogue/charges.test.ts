import { expect, it } from 'vitest';
import { chargeNames, mayCharge } from './charges.ts';
import { callNames, calls } from './routes.ts';

it.each(chargeNames)('%s, which may charge, is a change of a signed-in person', (name) => {
  expect([calls[name].isRepeatable, calls[name].access === 'customer' || calls[name].access === 'admin']).toEqual([
    false,
    true,
  ]);
});

/** The table in docs/rules/errors.md#exactly-once is made from the same list. */
it('everything that orders, ships at once, pays, activates a code or ends a pause may charge', () => {
  const words = /order|shipReplenishmentNow|reship|pay(InFull|Now)$|discount|promotion|resume|submit(Order|Checkout)/i;
  expect(callNames.filter((name) => calls[name].method === 'POST' && words.test(name)).toSorted()).toEqual([
    ...chargeNames,
  ]);
});

it('a change of the address charges nothing', () => {
  expect([mayCharge('updateAddresses'), mayCharge('giveDiscount')]).toEqual([false, true]);
});
