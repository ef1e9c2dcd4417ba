/** The forms of the account and of checkout, and those of customer care. */

import { discountedTotal } from '@perennial/shared/examples/charge';
import { paymentMethod } from '@perennial/shared/examples/payment';
import { type personalDetail, storedAddress } from '@perennial/shared/examples/profile';
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { careAction } from '@perennial/shared/examples/subscription';
import { signedInAnna } from '../in-shop.tsx';
import { defaultAnswers } from '../page-texts/page-text-row.ts';
import { sampleCart } from '../sample-cart.ts';
import { sampleProfile } from '../sample-profile.ts';
import type { ChangeRows } from './change-row.ts';
import { enteredIn, fill, press, tick, unfold } from './person.ts';
import { subscriptionAnswers, subscriptionPage } from './subscription-rows.ts';
import type { Answers } from './test-shop.ts';

const home = storedAddress();
const moved = { ...home, addition: '2 Front Street' };

export const profileOf = (details: Parameters<typeof personalDetail>[0], address = home): Answers => ({
  ...defaultAnswers,
  '/api/user/details': sampleProfile(details, { addresses: [address], shipping: address }),
});

const { type: _, ...sentHome } = moved;

const cart: Answers = {
  '/api/shoppingcart/request': sampleCart(),
  '/api/shoppingcart/validation/maxQuantity': { isValid: true, bundles: [] },
  '/api/payment/methods': [],
  '/api/user/paymentprofile': { hasPaymentProfile: false },
};

const giving: Answers = { '/api/admin/S-1000001/actions': [careAction({ name: 'giving-discount' })] };

/** What the shop answers to reads of checkout. */
export const checkoutAnswers: Answers = { ...profileOf({ firstName: '' }), ...cart };

export const accountRows: ChangeRows = {
  'the addresses of the account': {
    source: 'commerce/address/address-form.tsx',
    at: '/my-account/personal-details',
    site: { cities: { ON: ['Ottawa', 'Toronto'] } },
    answers: profileOf({}),
    call: 'updateAddresses',
    sends: { body: { addresses: [{ type: 'BillingAndShipping', ...sentHome }], allianzCodeApplied: false } },
    after: profileOf({}, moved),
    async open() {
      await press('Edit addresses');
      await fill('Address', '2 Front Street');
    },
    entries: () => enteredIn('Address'),
    action: 'Save',
    busy: 'Saving…',
    done: 'Address updated successfully',
    focus: 'Addresses',
    elsewhere: {
      answers: profileOf({}, { ...home, addition: '9 Back Street' }),
      shows: '9 Back Street',
      leave: 'Cancel',
    },
  },
  'a question to customer care': {
    source: 'features/account/support/support-form.tsx',
    at: '/my-account/support',
    site: { config: { contactForm: true } },
    answers: defaultAnswers,
    call: 'sendSupportQuestion',
    sends: { body: { fromEmail: 'anna@example.com', title: 'Using a product', question: 'How does it open?' } },
    after: {},
    isNotSeen: true,
    async open() {
      await fill('Subject', 'Using a product');
      await fill('Your question', 'How does it open?');
    },
    entries: () => [enteredIn('Subject'), enteredIn('Email'), enteredIn('Your question')],
    action: 'Submit your question',
    busy: 'Sending…',
    done: 'The question has been sent to administrators.',
    focus: 'Submit your question',
    elsewhere: 'No page shows a question that was sent.',
  },
  'a request for the deletion of all data': {
    source: 'features/account/my-data/deletion.tsx',
    at: '/my-account/my-data',
    site: { config: { contactForm: true } },
    answers: defaultAnswers,
    call: 'sendSupportQuestion',
    sends: {
      body: {
        fromEmail: 'anna@example.com',
        title: 'Deletion of my data',
        question: 'Please delete all personal data of mine that you do not have to keep by law.',
      },
    },
    after: {},
    isNotSeen: true,
    open: async () => {},
    action: 'Request deletion',
    busy: 'Sending…',
    done: 'Your request has been sent',
    focus: 'Delete my data',
    elsewhere: 'No page shows a question that was sent.',
  },
  'a discount code of a subscription': {
    source: 'features/subscription/promotion/promotion.tsx',
    at: subscriptionPage,
    answers: subscriptionAnswers(),
    call: 'applyPromotionCode',
    sends: { body: { subscriptionNumber: 'S-1000001', promotionCode: 'HALO20' } },
    after: subscriptionAnswers({ hasDiscount: true, acceptPromotion: false }),
    async open() {
      await unfold('Promotion information');
      await fill('Discount code', 'HALO20');
    },
    entries: () => enteredIn('Discount code'),
    action: 'Apply',
    busy: 'Applying…',
    done: 'Voucher code activated',
    focus: 'Modify subscription',
    elsewhere: {
      answers: subscriptionAnswers({
        hasDiscount: true,
        acceptPromotion: false,
        ratePlans: [ratePlan({ quarterlyCharge: discountedTotal({ discounted: 11.97 }) })],
      }),
      shows: '$11.97',
    },
  },
  'the personal details of checkout': {
    source: 'features/checkout/personal-details-form.tsx',
    at: '/checkout?bundle=arc',
    answers: checkoutAnswers,
    call: 'updatePersonalDetails',
    sends: {
      body: {
        firstName: 'Anna',
        lastName: 'Smith',
        bundles: ['sonic-brush-halo'],
        phoneNumber: '416-555-0134',
        sbeCompliance: 'NA',
      },
    },
    after: profileOf({ firstName: 'Anna' }),
    async open() {
      await fill('First name', 'Anna');
    },
    entries: () => enteredIn('First name'),
    action: 'Next',
    busy: 'Saving…',
    done: '',
    focus: 'Payment method',
    elsewhere: { answers: profileOf({ firstName: 'Ada' }), shows: 'Ada Smith', leave: 'Cancel' },
  },
  'the consent to recurring payments': {
    source: 'commerce/payment/consent-dialog.tsx',
    at: '/my-account/payment-details',
    site: { culture: 'nl-nl', markets: { paymentDetails: 'here' } },
    answers: { ...profileOf({}), '/api/payment/methods': [paymentMethod()], '/api/user/paymentprofile': {} },
    call: 'updatePersonalDetails',
    sends: { body: { firstName: 'Anna', lastName: 'Smith', sbeCompliance: 'True' } },
    after: profileOf({ sbeCompliance: 'True' }),
    open: () => press('Add payment method'),
    dialog: {
      name: 'Recurring payments',
      opener: 'Answer the question',
      keep: 'Close',
      other: 'Decline',
      needsAnswer: true,
      focus: 'Choose a new payment method',
    },
    action: 'Accept',
    busy: 'Saving…',
    done: '',
    focus: 'Choose a new payment method',
    elsewhere: { answers: profileOf({ sbeCompliance: 'False' }), shows: 'Change my answer', takesDialog: 'in silence' },
  },
  'the sign-in of customer care': {
    source: 'features/care/login-admin-form.tsx',
    at: '/login-admin',
    answers: {},
    call: 'signInAdmin',
    sends: { body: { adminUserName: 'Kim', adminPassword: 'secret', customerEmail: 'anna@example.com' } },
    after: {},
    isNotSeen: true,
    async open() {
      await fill('Admin username', 'Kim');
      await fill('Admin password', 'secret');
      await fill('Customer email', 'anna@example.com');
      await tick('I agree');
    },
    entries: () => [enteredIn('Admin username'), enteredIn('Admin password'), enteredIn('Customer email')],
    kept: ['', '', ''],
    action: 'Login',
    busy: 'Logging in…',
    lost: 'We cannot reach the shop.',
    done: '',
    focus: 'Login',
    elsewhere: 'Nobody is signed in.',
  },
  'a care action': {
    source: 'features/subscription/care-actions/care-dialog.tsx',
    at: subscriptionPage,
    site: { session: { ...signedInAnna, role: 'admin' } },
    answers: { ...subscriptionAnswers(), ...giving },
    call: 'giveDiscount',
    sends: { body: { subscriptionNumber: 'S-1000001', discountAmount: 5 } },
    after: {},
    isNotSeen: true,
    async open() {
      await unfold('Customer care actions');
      await fill('Action', 'giving-discount');
      await fill('Discount amount', '5');
      await press('Submit');
    },
    dialog: {
      name: 'Run this action?',
      opener: 'Submit',
      keep: 'Keep it as it is',
      facts: {
        Action: 'Give a discount on the next payment',
        Customer: 'anna@example.com',
        Subscription: 'S-1000001',
        'Discount on the next payment': '$5.00 plus tax',
      },
    },
    entries: () => enteredIn('Action'),
    action: 'Run the action',
    busy: 'Saving…',
    done: 'This action has been executed successfully',
    focus: 'Replenishment plan',
    elsewhere: {
      answers: { ...subscriptionAnswers({ nextShipmentDate: '2026-06-01' }), ...giving },
      shows: '06/01/2026',
    },
  },
};
