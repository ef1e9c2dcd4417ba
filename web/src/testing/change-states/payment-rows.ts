/** The starts of payments: an order, and what is paid or chosen in the account. The card form follows. */
import { invoice, paymentMethod, paymentOrder, paymentSession } from '@perennial/shared/examples/payment';
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { payInFullPreview } from '@perennial/shared/examples/subscription-details';
import { activity } from '../page-texts/page-text-row.ts';
import { sampleCart, sampleCharge } from '../sample-cart.ts';
import { profileOf } from './account-rows.ts';
import type { ChangeRow, ChangeRows } from './change-row.ts';
import { chosen, enteredIn, fill, press, tick } from './person.ts';
import { subscriptionAnswers } from './subscription-rows.ts';
import type { Answers } from './test-shop.ts';

const visa = paymentMethod();
const session = paymentSession();

async function chooseVisa(): Promise<void> {
  await tick('Credit card');
  await fill('Card type', 'Adyen.Visa');
}

async function chooseNewVisa(): Promise<void> {
  await press('Add payment method');
  await chooseVisa();
}

const common = {
  response: paymentOrder({ orderNumber: 'O-9' }),
  after: {},
  isNotSeen: true,
  open: chooseVisa,
  reopen: chooseVisa,
  entries: () => [chosen('Payment methods'), enteredIn('Card type')],
  locks: ['Credit card', 'Card type'],
  busy: 'One moment…',
} as const satisfies Partial<ChangeRow>;

const account: Answers = { ...profileOf({ hasPayment: true }), '/api/payment/methods': [visa] };

const owed = (balance: number): Answers => ({
  '/api/invoice/list': [
    invoice({ invoiceId: 'INV-7', invoiceDate: '2026-02-28', price: 1500.1, balance, hasBalance: balance > 0 }),
    invoice({ invoiceId: 'INV-8', invoiceDate: '2026-03-01', price: 0.1, balance: 0.1, hasBalance: true }),
  ],
});

const DEVICE = 'P-1000002';
const tried = (changes: Parameters<typeof devicePlan>[0] = {}): Answers =>
  subscriptionAnswers({
    title: 'Lume',
    hidePayInFull: false,
    ratePlans: [devicePlan({ id: DEVICE, acceptPayInFullPromotion: false, ...changes })],
  });
const left = (discountedAmount: number): Answers => ({
  [`/api/subscriptions/S-1000001/try-buy/${DEVICE}/pay-in-full-preview`]: payInFullPreview({
    originalAmount: 1500.1,
    discountedAmount,
  }),
});

const cartOf = (today: number): Answers => {
  const cart = sampleCart({ firstTermTotalAmount: today });
  return {
    '/api/shoppingcart/request': {
      ...cart,
      summary: { ...cart.summary, payNow: { ...cart.summary.payNow, ...sampleCharge(today, null) } },
    },
    '/api/shoppingcart/validation/maxQuantity': { isValid: true, bundles: [] },
  };
};

export const paymentRows: ChangeRows = {
  'the payment of an invoice': {
    ...common,
    source: 'features/pay-invoice/pay-now.tsx',
    at: '/my-account/subscription-payment-detail/INV-7',
    answers: { ...account, ...owed(1234.5), '/api/payment/PastDuePaymentSessionRequest': session },
    call: 'orderPayNow',
    sends: {
      body: {
        invoiceId: 'INV-7',
        paymentMethodCode: 'Adyen.Visa',
        sbeCompliance: 'NA',
        cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account/subscription-payment-detail/INV-7?language=en-CA',
      },
    },
    action: 'Pay now · $1,234.50',
    done: 'Pay $1,234.50 with Visa',
    focus: 'Pay $1,234.50 with Visa',
    elsewhere: { answers: owed(0), shows: 'This invoice has been paid' },
  },
  'another payment method': {
    ...common,
    source: 'features/account/payment-details/change-payment-method.tsx',
    at: '/my-account/payment-details',
    site: { markets: { paymentDetails: 'here' } },
    answers: {
      ...account,
      '/api/user/paymentprofile': { hasPaymentProfile: false },
      '/api/payment/ChangePaymentSessionRequest': session,
    },
    call: 'changePaymentMethod',
    sends: {
      body: {
        paymentMethodCode: 'Adyen.Visa',
        sbeCompliance: 'NA',
        cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account/payment-details?language=en-CA',
      },
    },
    open: chooseNewVisa,
    reopen: chooseNewVisa,
    action: 'Use this payment method',
    done: 'Your new payment method: Visa',
    focus: 'Your new payment method: Visa',
    elsewhere: {
      answers: activity({ hasPaymentInProgress: true }),
      shows: 'This option is disabled as we are processing your latest payment',
    },
  },
  'the purchase of a device': {
    ...common,
    source: 'features/subscription/purchase/purchase-payment.tsx',
    at: '/my-account/subscription-purchase/S-1000001',
    site: { markets: { selfService: 'here' } },
    answers: { ...account, ...tried(), ...left(1234.5), '/api/payment/PayinfullPaymentSessionRequest': session },
    call: 'orderPayInFull',
    response: { ...paymentOrder({ orderNumber: 'O-9' }), amount: 1234.5 },
    sends: {
      body: {
        subscriptionNumber: 'S-1000001',
        subscriptionRatePlanId: DEVICE,
        paymentMethodCode: 'Adyen.Visa',
        sbeCompliance: 'NA',
        cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account/subscription-purchase/S-1000001?language=en-CA',
      },
    },
    async open() {
      await chooseVisa();
      await tick('I have read and agree to the terms.');
    },
    locks: ['Credit card', 'Card type', 'I have read and agree to the terms.'],
    action: 'Place order · $1,234.50',
    busy: 'Placing your order…',
    done: 'Pay $1,234.50 with Visa',
    focus: 'Pay $1,234.50 with Visa',
    elsewhere: { answers: tried({ status: 'PayInFull' }), shows: 'This product has already been purchased!' },
  },
  'an order': {
    ...common,
    source: 'features/checkout/order/place-order.tsx',
    at: '/checkout?bundle=sonic-brush-halo',
    answers: {
      ...profileOf({ firstName: 'Anna', lastName: 'Smith', ableToSubscribe: true }),
      ...cartOf(1234.5),
      '/api/payment/methods': [visa],
      '/api/user/paymentprofile': { hasPaymentProfile: false },
      '/api/payment/PaymentSessionRequest': session,
    },
    call: 'submitOrder',
    sends: {
      body: {
        bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
        paymentMethodCode: 'Adyen.Visa',
        cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo&modified=true&language=en-CA',
      },
    },
    response: { orderNumber: 'O-9', htmlForm: '<form></form>', packingInfo: [] },
    action: 'Place order · $1,234.50',
    busy: 'Placing your order…',
    lost: 'We do not know whether we have received your order.',
    done: 'Pay $1,234.50 with Visa',
    focus: 'Pay $1,234.50 with Visa',
    elsewhere: {
      answers: cartOf(100),
      says: 'The amount has changed from $1,234.50 to $100.00 since this page was opened.',
      shows: 'Place order · $100.00',
    },
  },
};
