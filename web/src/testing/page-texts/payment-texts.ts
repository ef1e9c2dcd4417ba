/** The texts of payments, of their result pages and of the termination form. */
import {
  invoice,
  paymentMethod,
  paymentOrder,
  paymentResult,
  paymentSession,
} from '@perennial/shared/examples/payment';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeStored } from '../../storage/browser-storage.ts';
import { confirmOrder } from '../../storage/order-results.ts';
import { sampleProfile } from '../sample-profile.ts';
import { fill, press } from './actions.ts';
import { owed, type PageTextRows } from './page-text-row.ts';

const payNow = '/my-account/subscription-payment-detail/I-1';

const payPal = paymentMethod({ provider: 'PayPal', code: 'PayPal', name: 'PayPal', isCreditCard: false });

const payable = {
  ...owed,
  '/api/payment/methods': [paymentMethod(), payPal],
  '/api/users/current/payment-profile-with-immediate-payment': paymentOrder(),
  '/api/payment/PastDuePaymentSessionRequest': paymentSession(),
};

/** What the card form reports as soon as it opens. */
export const cardForm: { result: 'authorised' | 'failed' } = { result: 'authorised' };

const payByCard = (result: typeof cardForm.result) => async () => {
  cardForm.result = result;
  await userEvent.click(await screen.findByRole('radio', { name: /^(Credit card|Kreditkarte)/ }));
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Adyen.Visa');
  await press('.form__actions .button--primary');
};

const order = {
  orderNumber: 'PO-1',
  paidNow: 9.99,
  totalPrice: 9.99,
  couponCode: '',
  items: [{ name: 'razor-arc', title: 'Arc razor', image: '/arc.webp', quantity: 1, ctn: '' }],
  later: [],
};

function placeOrder(): void {
  writeStored('awaitedOrder', { attempt: 'PO-1', lines: [], methodCode: null, paymentQuery: null, order });
  confirmOrder('PO-1');
}

/** Fills the fields of the termination form in their order, and sends it. */
const terminate = (email: string) => async () => {
  const values = ['Anna', 'Smith', email, 'S-1'];
  for (const [index, field] of (await screen.findAllByRole('textbox')).entries()) {
    await userEvent.clear(field);
    await fill(field, values[index] ?? '');
  }
  await press('form button[type="submit"]');
};

/** Sends it from the page that shows it once more, which Germany has. */
const terminateAndConfirm = async () => {
  await terminate('anna@example.com')();
  const button = await screen.findByRole('button', { name: /^(Jetzt kündigen|Close)/ });
  if (button.textContent.startsWith('Jetzt')) await userEvent.click(button);
};

export const paymentTexts: PageTextRows = {
  'a past-due invoice': {
    at: payNow,
    answers: payable,
    english: [
      'Payment method',
      'The payment method that you choose here is also used for your future recurring payments. You can change it at any time under Payment details.',
      'Pay now',
    ],
    other: [
      'Zahlungsart',
      'Die Zahlungsart, die Sie hier wählen, gilt auch für Ihre künftigen wiederkehrenden Zahlungen. Sie können sie jederzeit unter Zahlungsdaten ändern.',
      'Jetzt bezahlen',
    ],
  },
  'PayPal without the consent': {
    at: payNow,
    culture: 'nl-nl',
    answers: { ...payable, '/api/user/details': sampleProfile({ sbeCompliance: 'False' }) },
    english: ['PayPal is disabled'],
    other: ['PayPal ist nicht verfügbar'],
  },
  'a paid invoice': {
    at: payNow,
    culture: 'it-it',
    answers: payable,
    act: payByCard('authorised'),
    english: ['Your past due payment was paid successfully'],
    other: ['Ihre offene Zahlung war erfolgreich'],
  },
  'an invoice whose payment failed': {
    at: payNow,
    culture: 'it-it',
    answers: payable,
    act: payByCard('failed'),
    english: ['Your past due payment failed', 'Back to payment details'],
    other: [
      'Ihre offene Zahlung ist fehlgeschlagen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
      'Zurück zu den Zahlungsdaten',
    ],
  },
  'the page after a paid invoice': {
    at: '/pay-now-successful',
    before: () => writeStored('paidInvoice', 'I-1'),
    answers: { '/api/invoice/list': [invoice({ invoiceId: 'I-1', balance: 0, hasBalance: false })] },
    english: [
      'The payment was successful.',
      'You will receive a confirmation email shortly…',
      'Back to payment details',
    ],
    other: [
      'Die Zahlung war erfolgreich.',
      'Sie erhalten in Kürze eine Bestätigung per E-\u{2060}Mail…',
      'Zurück zu den Zahlungsdaten',
    ],
  },
  'an order arranged by a partner': {
    at: '/subscription-successful',
    before: placeOrder,
    answers: {
      '/api/bundle/banner': [
        {
          bundleName: 'razor-arc',
          affiliatePartner: 'Brightside',
          partnerUrl: 'https://example.com/partner',
          script: null,
          scriptUrl: null,
          thankYouScript: null,
          extoleCoreTagUrl: null,
        },
      ],
    },
    english: [
      'The payment was successful.',
      'You will receive a confirmation email shortly…',
      'Your order was arranged with our partner Brightside.',
      'Visit Brightside',
    ],
    other: [
      'Die Zahlung war erfolgreich.',
      'Sie erhalten in Kürze eine Bestätigung per E-\u{2060}Mail…',
      'Ihre Bestellung läuft über unseren Partner Brightside.',
      'Brightside besuchen',
    ],
  },
  'a changed payment method': {
    at: '/payment-result?reference=1',
    answers: { '/api/payment/result': paymentResult({ createdReason: 'Change' }) },
    english: [
      'Payment method updated successfully, the new payment method info will be updated in your account in a few minutes',
    ],
    other: ['Ihre Zahlungsart wurde geändert. Die neuen Angaben erscheinen in wenigen Minuten in Ihrem Konto.'],
  },
  'a payment method that was not changed': {
    at: '/payment-result?reference=1',
    answers: { '/api/payment/result': paymentResult({ createdReason: 'Change', isPaymentSuccess: false }) },
    english: ['Failed to update payment method'],
    other: ['Die Zahlungsart konnte nicht geändert werden. Bitte versuchen Sie es erneut oder wählen Sie eine andere.'],
  },
  'a refused termination form': {
    at: '/subscription-contractcancel',
    act: terminate('anna'),
    english: [
      'Please fill in the subscription that you want to terminate',
      'You will find the details on your invoice.',
      'Email address is not a valid email address',
    ],
    other: [
      'Bitte geben Sie an, welches Abo Sie kündigen möchten',
      'Die Angaben finden Sie auf Ihrer Rechnung und in der E-\u2060Mail, mit der wir Ihre Bestellung bestätigt haben.',
      'Art der Kündigung',
      'E-Mail-Adresse ist ungültig',
    ],
  },
  'a sent termination': {
    at: '/subscription-contractcancel',
    answers: { '/api/user/SendCancelEmail': { receivedAt: '2026-03-15T10:00:00.000Z' } },
    act: terminateAndConfirm,
    english: ['We have received your request to terminate the contract.', 'You will receive a confirmation by email.'],
    other: ['Wir haben Ihre Kündigung erhalten.', 'Sie erhalten eine Bestätigung per E-\u{2060}Mail.'],
  },
};
