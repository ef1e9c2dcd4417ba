import { expect, it } from 'vitest';
import { bffErrorCodes } from './error-table.ts';
import { saysNothingDone } from './nothing-done.ts';

it('says that nothing was done for each error before the shop API has taken a change, and for no other', () => {
  expect(bffErrorCodes.filter(saysNothingDone).toSorted()).toEqual([
    ...['audit.unavailable', 'identity.unavailable', 'server.overloaded', 'session.notFresh'],
    ...['shop.busy', 'shop.limited', 'shop.unreachable'],
  ]);
  expect(saysNothingDone(undefined)).toBe(false);
});
