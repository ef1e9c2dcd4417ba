import type { CallName } from '@perennial/shared/catalogue/routes';
import { marketOf } from '@perennial/shared/cultures/markets';
import { describe, expect, test } from 'vitest';
import { isCallOpen } from './market-rules.ts';

describe('isCallOpen', () => {
  test.each([
    ['orders', 'submitOrder', 'CA', 'DE'],
    ['a change of the payment method', 'changePaymentMethod', 'DE', 'CA'],
    ['the card session of a change', 'createChangePaymentSession', 'DE', 'CA'],
    ['the order of older clients', 'submitCheckout', 'CA', 'DE'],
    ['the start of an order of older clients', 'createCheckout', 'CA', 'DE'],
    ['the card session of an order', 'createPaymentSession', 'CA', 'DE'],
    ['paying in full', 'orderPayInFull', 'DE', 'NL'],
    ['the card session of paying in full', 'createPayInFullPaymentSession', 'DE', 'NL'],
    ['paying in full with older clients', 'payInFull', 'DE', 'NL'],
    ['a cancellation', 'cancelSubscription', 'DE', 'GB'],
    ['a cancellation of one replenishment', 'cancelReplenishment', 'DE', 'GB'],
    ['a cancellation of a replenishment alone', 'cancelReplenishmentOnly', 'DE', 'GB'],
    ['a return', 'createReturn', 'DE', 'GB'],
    ['a return of everything', 'createBundledReturn', 'DE', 'GB'],
    ['a withdrawal', 'withdrawReturn', 'DE', 'GB'],
    ['a return address', 'updateReturnAddress', 'DE', 'GB'],
    ['carriers of a return', 'chooseReturnCarriers', 'DE', 'GB'],
    ['a return with older clients', 'returnSubscription', 'DE', 'GB'],
    ['a return address of older clients', 'updateSubscriptionReturnAddress', 'DE', 'GB'],
    ['paying an invoice', 'orderPayNow', 'IT', 'DE'],
    ['the card session of an invoice', 'createPastDuePaymentSession', 'IT', 'DE'],
  ] as const satisfies readonly (readonly [string, CallName, string, string])[])(
    'allows %s (%s) in %s and not in %s',
    (_, name, open, closed) => {
      expect(isCallOpen(name, marketOf(open))).toBe(true);
      expect(isCallOpen(name, marketOf(closed))).toBe(false);
    },
  );

  test('allows reading in a closed market', () => {
    expect(isCallOpen('getSavedPaymentMethod', marketOf('CA'))).toBe(true);
    expect(isCallOpen('getInvoices', marketOf('DE'))).toBe(true);
    expect(isCallOpen('getReturnInfo', marketOf('GB'))).toBe(true);
    expect(isCallOpen('previewPayInFull', marketOf('NL'))).toBe(true);
  });

  test('allows the cancellation that no switch closes', () => {
    expect(isCallOpen('cancelInsurerSubscription', marketOf('US'))).toBe(true);
  });
});
