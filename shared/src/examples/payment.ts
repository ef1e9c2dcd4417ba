/** Examples of payment methods, payments and invoices. */

import type { Invoice } from '../models/invoice.ts';
import type {
  OrderResult,
  PaymentActivity,
  PaymentMethod,
  PaymentOrder,
  PaymentResult,
  PaymentSession,
  SavedPaymentMethod,
} from '../models/payment.ts';

export function paymentMethod(changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    provider: 'Adyen',
    isCreditCard: true,
    code: 'Adyen.Visa',
    name: 'Visa',
    logoUrl: 'http://localhost:4004/checkoutshopper/images/logos/visa.svg',
    ...changes,
  };
}

/** Returns a saved card; a bank account has the other fields. */
export function savedPaymentMethod(changes: Partial<SavedPaymentMethod> = {}): SavedPaymentMethod {
  return {
    hasPaymentProfile: true,
    type: 'CreditCard',
    cardNumber: '**** **** **** 1111',
    nameOnCard: 'Ada Byron',
    expiryDate: '03/2030',
    bankAccountNumber: null,
    bankAccountOwnerName: null,
    paymentMethodName: 'Visa',
    ...changes,
  };
}

export function paymentActivity(changes: Partial<PaymentActivity> = {}): PaymentActivity {
  return {
    hasPaymentInProgress: false,
    hasInvalidRecurringPaymentDetail: false,
    hasInitialPaymentInProgress: false,
    ...changes,
  };
}

export function paymentSession(changes: Partial<PaymentSession> = {}): PaymentSession {
  return { id: 'CS-1', session: 'session-data', clientKey: 'local_key', environment: 'test', ...changes };
}

export function orderResult(changes: Partial<OrderResult> = {}): OrderResult {
  return {
    htmlForm: '<form></form>',
    orderNumber: 'O-1000001',
    packingInfo: [{ ctn: '945100200018', qty: 1, totalPrice: 90.39 }],
    ...changes,
  };
}

/** Returns the order of a card session; other providers return a form. */
export function paymentOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return { orderNumber: 'O-1000001', htmlForm: null, ...changes };
}

export function paymentResult(changes: Partial<PaymentResult> = {}): PaymentResult {
  return { createdReason: 'Init', isPaymentSuccess: true, subscriptionNumber: null, ...changes };
}

/** Returns a paid invoice with a file. */
export function invoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    invoiceId: 'I-1000001',
    invoiceDate: '2026-02-01',
    price: 90.39,
    balance: 0,
    hasBalance: false,
    pdfFileId: 'F-1000001',
    pdfFileUrl: null,
    ...changes,
  };
}
