/** Stores the result of a payment for the page that shows it (docs/rules/payments.md#payment-results). */
import type { PaymentResult } from '@perennial/shared/models/payment';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import {
  confirmOrder,
  rememberFailedInvoice,
  rememberFailedOrder,
  rememberPaidInvoice,
} from '../../storage/order-results.ts';

type StoreResult = (succeeded: boolean, reference: string | null, subscription: string | null) => boolean;

const stores: Readonly<Record<PaymentResult['createdReason'], StoreResult>> = {
  Init: (succeeded, reference, subscription) => {
    if (succeeded) return confirmOrder(reference, subscription);
    rememberFailedOrder();
    return true;
  },
  Change: (succeeded) => {
    if (succeeded) removeStored('orderNumber');
    return true;
  },
  ChangeAndPayInFull: (succeeded, _, subscription) => {
    if (succeeded) removeStored('orderNumber', 'failedPayment');
    else if (subscription) writeStored('payInFullFailed', subscription);
    else rememberFailedInvoice(null);
    return true;
  },
  ChangeAndImmediatePayment: (succeeded) => {
    const invoiceId = readStored('invoiceBeingPaid') ?? (succeeded ? readStored('paidInvoice') : undefined);
    if (succeeded && invoiceId) rememberPaidInvoice(invoiceId);
    if (!succeeded) rememberFailedInvoice(invoiceId ?? null);
    return !succeeded || invoiceId !== undefined;
  },
};

/**
 * `reference` is the number that the provider names, or null. Returns false if this tab does not know what was paid,
 * for example because the provider returned to another browser. Calling it again changes nothing.
 */
export function storeResult(result: PaymentResult, reference: string | null): boolean {
  const { createdReason, isPaymentSuccess, subscriptionNumber } = result;
  return stores[createdReason](isPaymentSuccess, reference, subscriptionNumber);
}
