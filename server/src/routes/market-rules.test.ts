import type { CallName } from '@perennial/shared/catalogue/routes';
import { marketOf } from '@perennial/shared/cultures/markets';
import { describe, expect, test } from 'vitest';
import { isOpenFor } from './market-rules.ts';

describe('a market allows', () => {
  test.each([
    ['orders', 'submitOrder', 'CA', 'DE'],
    ['a change of the payment method', 'changePaymentMethod', 'DE', 'CA'],
    ['the card session of a change', 'createChangePaymentSession', 'DE', 'CA'],
    ['paying an invoice', 'orderPayNow', 'IT', 'DE'],
    ['the card session of an invoice', 'createPastDuePaymentSession', 'IT', 'DE'],
  ] as const satisfies readonly (readonly [string, CallName, string, string])[])(
    '%s (%s) in %s and not in %s',
    (_, name, open, closed) => {
      expect(isOpenFor(name, marketOf(open))).toBe(true);
      expect(isOpenFor(name, marketOf(closed))).toBe(false);
    },
  );

  test('reading, whatever is closed', () => {
    expect(isOpenFor('getSavedPaymentMethod', marketOf('CA'))).toBe(true);
    expect(isOpenFor('getInvoices', marketOf('DE'))).toBe(true);
  });
});
