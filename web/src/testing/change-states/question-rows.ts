/** The dialogs that send nothing. */
import { paymentActivity, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { storedAddress } from '@perennial/shared/examples/profile';
import { checkoutAnswers, profileOf } from './account-rows.ts';
import { address, alone, carriers, device, ended, markets, returning } from './cancel-rows.ts';
import { press, tick, unfold } from './person.ts';
import { fillInDeclaration } from './public-rows.ts';
import type { QuestionRows } from './question-states.tsx';
import { subscriptionAnswers, subscriptionPage } from './subscription-rows.ts';
import { problem } from './test-shop.ts';

const here = { at: subscriptionPage, site: { markets } } as const;

async function process(): Promise<void> {
  await unfold('Cancel, return or withdraw');
  await press('Process');
}

async function requestReturn(): Promise<void> {
  await process();
  await tick('No, I will return it.');
  await press('Proceed');
  await tick('Too dear');
  await press('Proceed');
}

const texan = storedAddress({
  countryCode: 'US',
  addition: '350 5th Ave',
  city: 'Austin',
  stateCode: 'TX',
  zipCode: '10118',
});

export const questionRows: QuestionRows = {
  'what can be done instead of a cancellation': {
    ...here,
    source: 'features/subscription/cancel/nudge-dialog.tsx',
    answers: subscriptionAnswers(),
    open: process,
    name: 'Sorry to hear that',
    says: 'Maybe one of these helps instead:',
    ways: ['Pause', 'Change frequency', 'Postpone shipment', 'Change product type', 'Ship now', 'Continue to cancel'],
    gone: ended,
    closedFocus: 'Process',
  },
  'whether a product is kept': {
    ...here,
    source: 'features/subscription/cancel/choice-dialog.tsx',
    answers: subscriptionAnswers(device),
    open: process,
    name: 'Do you want to keep the product?',
    says: 'The subscription to Lume cannot be cancelled on its own',
    ways: ['Proceed', 'Keep it as it is'],
    gone: ended,
    closedFocus: 'Process',
  },
  'what is kept': {
    ...here,
    source: 'features/subscription/cancel/cancel-dialogs.tsx',
    answers: subscriptionAnswers({ ...device, hidePayInFull: false }),
    async open() {
      await process();
      await tick('Yes, I want to keep it.');
      await press('Proceed');
    },
    name: 'You keep: Lume',
    says: 'Nothing was cancelled.',
    ways: ['Buy your product', 'Close'],
    gone: ended,
    closedFocus: 'Process',
  },
  'what is still to be paid, while the shop has not answered': {
    ...here,
    source: 'features/subscription/cancel/reasons-dialog.tsx',
    answers: {
      ...subscriptionAnswers(alone),
      '/api/replenishments/S-1000001/cancellation-preview': () => new Promise(() => {}),
    },
    async open() {
      await process();
      await tick('Too dear');
      await press('Cancel subscription');
    },
    name: 'Why are you leaving?',
    says: 'One moment…',
    ways: ['Cancel subscription', 'Keep it as it is'],
    gone: ended,
    closedFocus: undefined,
  },
  'the address of a requested return': {
    ...here,
    source: 'features/subscription/cancel/return-dialogs.tsx',
    answers: { ...subscriptionAnswers(device), ...address() },
    calls: ['createReturn'],
    after: subscriptionAnswers(returning),
    open: requestReturn,
    name: 'Pickup address',
    says: 'You have requested the return.',
    ways: ['Confirm address', 'Edit address'],
    closedFocus: 'Cancel, return or withdraw',
  },
  'carriers that cannot be found': {
    ...here,
    source: 'features/subscription/cancel/return-dialogs.tsx',
    answers: {
      ...subscriptionAnswers(device),
      ...address(),
      '/api/return/return-carriers': () => problem('The carriers do not answer.', 400),
    },
    calls: ['createReturn'],
    after: subscriptionAnswers(returning),
    async open() {
      await requestReturn();
      await press('Confirm address');
    },
    name: 'Carriers',
    says: 'The carriers do not answer.',
    ways: ['Try again', 'Edit address', 'Close'],
    closedFocus: 'Cancel, return or withdraw',
  },
  'what happens after a requested return': {
    ...here,
    source: 'features/subscription/cancel/return-dialogs.tsx',
    answers: { ...subscriptionAnswers(device), ...address(), ...carriers },
    calls: ['createReturn', 'chooseReturnCarriers'],
    after: subscriptionAnswers(returning),
    async open() {
      await requestReturn();
      await press('Confirm address');
    },
    name: 'What happens next?',
    says: 'A return label was emailed to anna@example.com.',
    ways: ['Continue'],
    closedFocus: 'Sad to see you go',
  },
  'a postal code of another state': {
    source: 'commerce/address/zip-dialog.tsx',
    at: '/my-account/personal-details',
    site: { culture: 'en-us' },
    answers: { ...profileOf({}, texan), '/api/user/Validateaddress': { isMatch: false } },
    async open() {
      await press('Edit addresses');
      await press('Save');
    },
    name: 'Check your zip code',
    says: 'Please enter a zip code that matches the state: 10118 is not one of Texas.',
    ways: ['Modify', 'Continue anyway'],
    closedFocus: 'Zip',
  },
  'a saved payment method that failed': {
    source: 'features/checkout/order/payment-failed-dialog.tsx',
    at: '/checkout?bundle=arc',
    site: { markets: { paymentDetails: 'here' } },
    answers: {
      ...checkoutAnswers,
      ...profileOf({ hasPayment: true, hasInvalidRecurringPaymentDetail: true }),
      '/api/user/payment-activity': paymentActivity(),
      '/api/user/paymentprofile': savedPaymentMethod(),
    },
    async open() {
      await press('Place order');
    },
    name: 'Payment failed',
    says: 'Sorry, it seems that we are not able to process your order',
    ways: ['Change payment method', 'Cancel'],
    closedFocus: 'Payment method',
  },
  'the receipt of a declaration': {
    source: 'commerce/declaration/receipt-dialog.tsx',
    at: '/subscription-contractcancel',
    site: { culture: 'de-de' },
    answers: {},
    calls: ['sendTerminationRequest'],
    response: { receivedAt: '2026-03-15T10:00:00.000Z' },
    async open() {
      await fillInDeclaration();
      await press('Terminate contract');
    },
    name: 'We have received your request to terminate the contract.',
    says: 'You will receive a confirmation by email.',
    ways: ['Close', 'Save receipt', 'Print'],
    closedFocus: undefined,
  },
};
