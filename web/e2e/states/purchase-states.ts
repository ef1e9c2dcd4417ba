/** The states of checkout with an account, of its results, and of the payment of an invoice. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { chooseCard } from '../checkout-screen.ts';
import { de, en, heading, retry, text } from './locators.ts';
import { addFault, refusal, type State } from './state.ts';

const placeOrder = (page: Page) => page.locator('.place-order__button').click();

const checkout = {
  shows: ['checkout/checkout-page'],
  path: '/checkout?bundle=razor-arc',
  customer: 'ca-subscriber',
} as const;

const orders: readonly State[] = [
  { ...checkout, title: 'checkout with a saved method', kind: 'shown', ready: text(en.payment.saved) },
  {
    ...checkout,
    title: 'checkout without a method',
    kind: 'disabled',
    customer: 'ca-blocked',
    ready: text(en.payment.gate.noMethod),
  },
  {
    ...checkout,
    title: 'checkout with the form of the address, nothing filled in',
    kind: 'disabled',
    customer: 'ca-new',
    ready: (page) => page.locator('#checkout-identity form, #checkout-address form'),
  },
  {
    ...checkout,
    title: 'checkout with an error in the form',
    kind: 'refused',
    customer: 'ca-long-name',
    path: '/checkout?bundle=air-purifier-aura-4A',
    act: async (page) => {
      const steps = page.locator('.checkout__steps');
      await steps.getByRole('textbox', { name: en.fields.labels.phoneNumber }).fill('1');
      await steps.getByRole('button', { name: en.checkout.next }).first().click();
    },
    ready: (page) => page.locator('.checkout__steps [aria-invalid="true"]'),
  },
  {
    ...checkout,
    title: 'checkout that loads',
    kind: 'loading',
    held: ['getProfile'],
    ready: (page) => page.locator('main .skeleton'),
  },
  { ...checkout, title: 'checkout that cannot be loaded', kind: 'failed', failing: ['requestCart'], ready: retry },
  {
    ...checkout,
    title: 'checkout whose payment methods load',
    kind: 'loading',
    held: ['getPaymentMethods'],
    ready: (page) => page.locator('.checkout__skeleton-method'),
  },
  {
    ...checkout,
    title: 'checkout whose payment methods cannot be loaded',
    kind: 'failed',
    failing: ['getPaymentMethods'],
    ready: retry,
  },
  {
    ...checkout,
    title: 'checkout with the order that is placed',
    kind: 'loading',
    held: ['submitOrder'],
    act: placeOrder,
    ready: (page) => page.locator('.place-order__button[aria-busy="true"]'),
  },
  {
    ...checkout,
    title: 'checkout with an order that the shop refuses',
    kind: 'refused',
    act: async (page, shop) => {
      addFault(shop, 'submitOrder', { ...refusal, times: 1 });
      await placeOrder(page);
    },
    ready: text(refusal.body.errorMessages[0].message),
  },
  {
    ...checkout,
    title: 'checkout of a customer who has to pay first',
    kind: 'refused',
    customer: 'ca-blocked',
    act: async (page) => {
      await page.getByText('PayPal', { exact: true }).click();
      await placeOrder(page);
    },
    ready: (page) => page.locator('#checkout-payment .notice--danger'),
  },
  {
    ...checkout,
    title: 'checkout with the form of a card',
    kind: 'shown',
    act: async (page) => {
      await chooseCard(page, 'Visa');
      await placeOrder(page);
    },
    ready: (page) => page.locator('input[name="holderName"]'),
  },
  {
    ...checkout,
    title: 'checkout of a customer whose payments fail',
    kind: 'refused',
    shows: ['PaymentFailedDialog'],
    customer: 'ca-failed-card',
    path: '/checkout?bundle=brush-heads-halo',
    act: async (page) => {
      await page.getByText('PayPal', { exact: true }).click();
      await placeOrder(page);
    },
    ready: (page) => page.getByRole('dialog', { name: en.payment.failed.title }),
  },
  {
    title: 'after an order',
    kind: 'shown',
    shows: ['order-result/subscription-successful-page'],
    customer: 'de-subscriber',
    path: '/checkout?bundle=halo-gift-box',
    act: placeOrder,
    ready: heading(de.orderResult.title),
  },
  {
    title: 'after an order that was none',
    kind: 'empty',
    shows: ['order-result/subscription-successful-page'],
    customer: 'ca-subscriber',
    path: '/subscription-successful',
    ready: heading(en.orderResult.nothing.title),
  },
  {
    title: 'after a failed payment that was none',
    kind: 'empty',
    shows: ['order-result/subscription-error-page'],
    customer: 'ca-subscriber',
    path: '/subscription-error',
    ready: heading(en.paymentResult.nothing.title),
  },
];

const result = {
  shows: ['payment-result/payment-result-page'],
  path: '/payment-result?merchantReference=PO-1',
  customer: 'ca-subscriber',
} as const;
const invoicePage = {
  shows: ['pay-invoice/payment-detail-page'],
  path: '/my-account/subscription-payment-detail/made-up',
  customer: 'it-past-due',
} as const;
const it = textsFor('it');
const openInvoice = (page: Page) => page.getByRole('main').getByRole('link', { name: it.account.payNow }).click();

const payments: readonly State[] = [
  {
    ...result,
    title: 'result of a payment, waiting',
    kind: 'loading',
    held: ['submitPaymentResult'],
    ready: heading(en.paymentResult.waiting.title),
  },
  {
    ...result,
    title: 'result of a payment, not known',
    kind: 'failed',
    failing: ['submitPaymentResult'],
    ready: heading(en.paymentResult.unknown.title),
  },
  {
    ...invoicePage,
    title: 'payment of an invoice, no method chosen',
    kind: 'disabled',
    path: '/my-account/overview',
    act: openInvoice,
    ready: (page) => page.locator('.payment-methods'),
  },
  {
    ...invoicePage,
    title: 'payment of an invoice that the shop refuses',
    kind: 'refused',
    path: '/my-account/overview',
    act: async (page, shop) => {
      addFault(shop, 'orderPayNow', { ...refusal, times: 1 });
      await openInvoice(page);
      await page.getByRole('radio', { name: /PayPal/ }).check();
      await page.getByRole('button', { name: /^Paga ora · / }).click();
    },
    ready: text(refusal.body.errorMessages[0].message),
  },
  {
    ...invoicePage,
    title: 'payment of an invoice that is not there',
    kind: 'empty',
    ready: heading(it.payNow.unknown.title),
  },
  {
    ...invoicePage,
    title: 'payment of an invoice that loads',
    kind: 'loading',
    held: ['getInvoices'],
    ready: (page) => page.locator('main .skeleton'),
  },
  {
    ...invoicePage,
    title: 'payment of an invoice that cannot be loaded',
    kind: 'failed',
    failing: ['getInvoices'],
    ready: (page) => page.getByRole('main').getByRole('button', { name: it.ui.retry }),
  },
  {
    title: 'after the payment of an invoice that was none',
    kind: 'empty',
    shows: ['pay-invoice/pay-now-successful-page'],
    customer: 'ca-subscriber',
    path: '/pay-now-successful',
    ready: heading(en.paymentResult.nothing.title),
  },
];

export const purchaseStates: readonly State[] = [...orders, ...payments];
