import { personalDetail, profile } from '@perennial/shared/examples/profile';
import { expect, it } from 'vitest';
import { toAddressState } from './addresses.tsx';

const address = { type: 'Shipping', countryCode: 'CA' } as const;
const none = { addresses: [], shipping: null, billing: null };

it.each([
  ['missing before the first order', none, true, 'none'],
  ['missing before the first order, although nothing is locked', none, false, 'none'],
  ['editable with a stored address', { ...none, addresses: [address] }, true, 'editable'],
  ['editable with a delivery address alone', { ...none, shipping: address }, true, 'editable'],
  ['editable with a billing address alone', { ...none, billing: address }, true, 'editable'],
  ['locked while an order is being processed', { ...none, shipping: address, billing: address }, false, 'locked'],
] as const)('the addresses are %s', (_, { addresses, shipping, billing }, ableToUpdateAddress, state) => {
  const details = personalDetail({ ableToUpdateAddress });
  expect(toAddressState(profile({ personalDetail: details, addresses: [...addresses], shipping, billing }))).toBe(
    state,
  );
});
