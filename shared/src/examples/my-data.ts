/** Examples of what a customer sees of the own data. */
import type { AccountActivity, MyData } from '../models/my-data.ts';
import { invoice, paymentActivity, savedPaymentMethod } from './payment.ts';
import { personalDetail, storedAddress } from './profile.ts';
import { subscriptionListItem } from './subscription.ts';
import { subscriptionDetails } from './subscription-details.ts';

/** Returns two sign-ins and three acts of customer care. */
export function accountActivity(changes: Partial<AccountActivity> = {}): AccountActivity {
  return {
    signIns: [
      {
        startedAt: '2026-03-15T09:30:00.000Z',
        lastActiveAt: '2026-03-15T09:40:00.000Z',
        device: { browser: 'Firefox', system: 'Windows' },
        isThis: true,
      },
      {
        startedAt: '2026-03-14T18:05:00.000Z',
        lastActiveAt: '2026-03-14T18:20:00.000Z',
        device: { browser: 'Safari', system: 'iOS' },
        isThis: false,
      },
    ],
    careEntries: [
      { at: '2026-03-03T14:12:00.000Z', deed: 'discount', subscription: 'S-1000001', result: 'done' },
      { at: '2026-03-03T14:10:00.000Z', deed: 'shipment', subscription: 'S-1000001', result: 'notDone' },
      { at: '2026-03-03T14:02:00.000Z', deed: 'signIn', result: 'done' },
    ],
    ...changes,
  };
}

export function myData(changes: Partial<MyData> = {}): MyData {
  return {
    madeAt: '2026-03-15T12:00:00.000Z',
    profile: {
      personalDetail: personalDetail(),
      addresses: [storedAddress()],
      shipping: storedAddress(),
      billing: null,
      hasBilling: false,
    },
    subscriptions: [subscriptionListItem()],
    subscriptionDetails: [subscriptionDetails()],
    returnAddress: null,
    invoices: [invoice()],
    paymentMethod: savedPaymentMethod(),
    paymentActivity: paymentActivity(),
    ...accountActivity(),
    missing: [],
    ...changes,
  };
}
