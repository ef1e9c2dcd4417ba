// @vitest-environment happy-dom
import type { PaymentResult } from '@perennial/shared/models/payment';
import { afterEach, describe, expect, it } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { storeResult } from './store-result.ts';

const createResult = (changes: Partial<PaymentResult>): PaymentResult => ({
  createdReason: 'Init',
  isPaymentSuccess: true,
  subscriptionNumber: null,
  ...changes,
});

afterEach(() => sessionStorage.clear());

describe('the result of a payment', () => {
  it('confirms the invoice that was being paid, also when the page is opened twice', () => {
    writeStored('invoiceBeingPaid', 'INV-1');
    const result = createResult({ createdReason: 'ChangeAndImmediatePayment' });
    expect(storeResult(result, null)).toBe(true);
    expect(storeResult(result, null)).toBe(true);
    expect([readStored('paidInvoice'), readStored('invoiceBeingPaid')]).toEqual(['INV-1', undefined]);
    expect(readStored('failedPayment')).toBeUndefined();
  });

  it.each(['Init', 'ChangeAndImmediatePayment'] as const)(
    'for %s is known by the server only, if the provider returned to another browser',
    (createdReason) => {
      expect(storeResult(createResult({ createdReason }), 'PO-1')).toBe(false);
      expect([readStored('placedOrder'), readStored('paidInvoice')]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['of an invoice leads to the invoice', 'ChangeAndImmediatePayment', { invoiceId: 'INV-1', lines: [] }],
    ['of an order leads to nothing of an invoice', 'Init', { invoiceId: null, lines: [] }],
    ['of a device without a subscription leads to nothing', 'ChangeAndPayInFull', { invoiceId: null, lines: [] }],
  ] as const)('that failed %s', (_, createdReason, failedPayment) => {
    writeStored('invoiceBeingPaid', 'INV-1');
    expect(storeResult(createResult({ createdReason, isPaymentSuccess: false }), null)).toBe(true);
    expect(readStored('failedPayment')).toEqual(failedPayment);
    expect([readStored('paidInvoice'), readStored('invoiceBeingPaid')]).toEqual([undefined, 'INV-1']);
  });

  it('that failed for a device is shown by the page of its subscription', () => {
    storeResult(
      createResult({ createdReason: 'ChangeAndPayInFull', isPaymentSuccess: false, subscriptionNumber: 'S-1' }),
      null,
    );
    expect([readStored('payInFullFailed'), readStored('failedPayment')]).toEqual(['S-1', undefined]);
  });

  it.each([
    ['a changed method', 'Change', true, undefined],
    ['a method that was not changed', 'Change', false, 'PA-1'],
    ['a device that was paid', 'ChangeAndPayInFull', true, undefined],
    ['a device that was not paid', 'ChangeAndPayInFull', false, 'PA-1'],
  ] as const)(
    'of %s keeps the number of its order only for another try',
    (_, createdReason, isPaymentSuccess, number) => {
      writeStored('orderNumber', 'PA-1');
      storeResult(createResult({ createdReason, isPaymentSuccess, subscriptionNumber: 'S-1' }), null);
      expect(readStored('orderNumber')).toBe(number);
    },
  );

  it('that succeeded for a device removes an earlier failure', () => {
    writeStored('failedPayment', { invoiceId: null, lines: [] });
    storeResult(createResult({ createdReason: 'ChangeAndPayInFull', subscriptionNumber: 'S-1' }), null);
    expect([readStored('failedPayment'), readStored('payInFullFailed')]).toEqual([undefined, undefined]);
  });

  it.each([true, false])('of a changed method stores no result of a payment: %s', (isPaymentSuccess) => {
    expect(storeResult(createResult({ createdReason: 'Change', isPaymentSuccess }), null)).toBe(true);
    expect([readStored('failedPayment'), readStored('paidInvoice')]).toEqual([undefined, undefined]);
  });
});
