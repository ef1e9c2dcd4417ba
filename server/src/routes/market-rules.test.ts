import type { CallName } from '@perennial/shared/catalogue/routes';
import { marketOf } from '@perennial/shared/cultures/markets';
import { describe, expect, test } from 'vitest';
import { isCallOpen } from './market-rules.ts';

describe('isCallOpen', () => {
  test.each([
    ['orders', 'submitOrder', 'CA', 'DE'],
    ['a change of the payment method', 'changePaymentMethod', 'DE', 'CA'],
    ['the card session of a change', 'createChangePaymentSession', 'DE', 'CA'],
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
  });
});
