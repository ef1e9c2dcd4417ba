import { describe, expect, it } from 'vitest';
import type { Guard } from './shape-guards.ts';
import {
  isAnalyticsConsent,
  isAwaitedOrder,
  isBundlesInfor,
  isCartLines,
  isFailedPayment,
  isFormDraft,
  isOrderAttempt,
  isOrderPacking,
  isPlacedOrder,
  isPromotions,
  isQuantities,
  isSessionMark,
  isSubscriptionInfo,
  isWaitingSubscriptions,
} from './stored-shapes.ts';

const line = { name: 'sonic-brush-halo', quantity: 2, promotionCodes: ['HALO20'] };
const packed = { ctn: 'HX1', qty: 1, totalPrice: 99.99 };
const item = { name: 'sonic-brush-halo', title: 'Halo', image: '', quantity: 2, ctn: 'HX1' };
const later = { months: 3, amount: 14.99, beginDate: '2027-02-21' };
const placed = {
  orderNumber: 'PO-1',
  paidNow: 99.99,
  totalPrice: 99.99,
  couponCode: '',
  items: [item],
  later: [later],
};
const awaits = { orderNumber: 'PO-1', packingInfo: [packed] };

type Fields = Readonly<Record<string, unknown>>;

/** An example of each stored object, and a guard of it alone. Every field of an example is needed. */
const examples: readonly [string, Guard<unknown>, Fields, (value: unknown) => unknown][] = [
  ['a line of the cart', isCartLines, line, (value) => [value]],
  ['the codes of a bundle', isPromotions, { name: 'a', promotionCodes: [] }, (value) => [value]],
  ['the quantity of a bundle', isQuantities, { name: 'a', quantity: 1 }, (value) => [value]],
  [
    'the texts of a bundle',
    isBundlesInfor,
    { name: 'a', title: 'A', image: '', language: 'fr-CA' },
    (value) => [value],
  ],
  [
    'a bought charge',
    isSubscriptionInfo,
    { name: 'a', quantity: 1, ctn: 'HX1', price: 14.99, frequency: 3 },
    (value) => [value],
  ],
  [
    'an order for analytics',
    isOrderPacking,
    { orderNumber: 'PO-1', totalPrice: 1, couponCode: '', bundlesName: 'a', parts: [packed] },
    (value) => value,
  ],
  [
    'a part of an order for analytics',
    isOrderPacking,
    packed,
    (value) => ({ orderNumber: 'PO-1', totalPrice: 1, couponCode: '', bundlesName: 'a', parts: [value] }),
  ],
  [
    'an attempt at an order',
    isOrderAttempt,
    { key: 'k', order: 'o', startedAt: 1, awaitsPayment: awaits, finished: false },
    (value) => value,
  ],
  [
    'the payment of an attempt',
    isOrderAttempt,
    awaits,
    (value) => ({ key: 'k', order: 'o', startedAt: 1, awaitsPayment: value, finished: false }),
  ],
  ['a placed order', isPlacedOrder, placed, (value) => value],
  ['an item of a placed order', isPlacedOrder, item, (value) => ({ ...placed, items: [value] })],
  ['a later charge of a placed order', isPlacedOrder, later, (value) => ({ ...placed, later: [value] })],
  [
    'an awaited order',
    isAwaitedOrder,
    { attempt: 'k', lines: [line], methodCode: 'Adyen.Visa', paymentQuery: 'sessionId=1', order: placed },
    (value) => value,
  ],
  ['a failed payment', isFailedPayment, { invoiceId: 'I-1', lines: [line] }, (value) => value],
  [
    'what was typed into a form',
    isFormDraft,
    { form: 'checkout-address CA', owner: 1, fields: { 'shipping.city': 'Ottawa', hasBillingAddress: false } },
    (value) => value,
  ],
  ['who was signed in last', isSessionMark, { user: 1, at: 20, isSignedOut: false }, (value) => value],
  [
    'subscriptions that wait for their first payment',
    isWaitingSubscriptions,
    { waiting: ['S-2'], known: ['S-1', 'S-2'], isClosed: false },
    (value) => value,
  ],
  [
    'the answer about analytics',
    isAnalyticsConsent,
    { asked: ['measurement', 'marketing', 'extras'], accepted: ['measurement'] },
    (value) => value,
  ],
];

describe.each(examples)('%s', (_, guard, example, place) => {
  it('is read with all its fields', () => expect(guard(place(example))).toBe(true));

  it.each(Object.keys(example))('is not read without %s, nor with a list of nothing in its place', (field) => {
    const { [field]: __, ...rest } = example;
    expect(guard(place(rest))).toBe(false);
    expect(guard(place({ ...rest, [field]: [undefined] }))).toBe(false);
  });
});

it.each([
  [
    'no method and no payment yet',
    isAwaitedOrder,
    { attempt: 'k', lines: [], methodCode: null, paymentQuery: null, order: placed },
  ],
  ['another amount than was agreed to', isPlacedOrder, { ...placed, agreedAmount: 89.99 }],
  ['the number of a subscription', isPlacedOrder, { ...placed, subscriptionNumber: 'S-1' }],
  ['no date of a later charge', isPlacedOrder, { ...placed, later: [{ ...later, beginDate: null }] }],
  [
    'no payment to wait for',
    isOrderAttempt,
    { key: 'k', order: 'o', startedAt: 1, awaitsPayment: null, finished: true },
  ],
  ['no invoice', isFailedPayment, { invoiceId: null, lines: [] }],
  ['an answer of no', isAnalyticsConsent, { asked: ['extras'], accepted: [] }],
] as const)('null or nothing is a value, too: %s', (_, guard, value) => expect(guard(value)).toBe(true));

it.each([
  ['a text', 'Ottawa'],
  ['null', null],
  ['a number in a field', { city: 'Ottawa', zipCode: 1 }],
])('what was typed is not read with %s in place of its fields', (_, fields) => {
  expect(isFormDraft({ form: 'support CA', owner: 1, fields })).toBe(false);
});

it.each([
  ['another purpose', { asked: ['advertising'], accepted: [] }],
  ['no list of what was accepted', { asked: ['extras'], accepted: true }],
])('the answer about analytics is not read with %s', (_, consent) => {
  expect(isAnalyticsConsent(consent)).toBe(false);
});
