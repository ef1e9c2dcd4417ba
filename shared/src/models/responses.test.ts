import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { cultureOf } from '../cultures/cultures.ts';
import { defaultCultureConfig } from '../cultures/default-culture-config.ts';
import { banner, cart, cartItem, cartSummary, faq } from '../examples/cart.ts';
import { discount, discountedCharge, discountedTotal } from '../examples/charge.ts';
import {
  invoice,
  orderResult,
  paymentActivity,
  paymentMethod,
  paymentOrder,
  paymentResult,
  paymentSession,
  savedPaymentMethod,
} from '../examples/payment.ts';
import { profile, storedAddress } from '../examples/profile.ts';
import { devicePlan } from '../examples/rate-plan.ts';
import { carrier, returnDetails, returnInfoDetails } from '../examples/return.ts';
import { careAction, subscriptionListItem } from '../examples/subscription.ts';
import {
  cancellationPreview,
  oneTimeOrder,
  payInFullPreview,
  subscriptionDetails,
} from '../examples/subscription-details.ts';
import { withAddedFields, withEachFieldWrong, withoutEachField } from '../testing/changed-fields.ts';
import { bannerSchema, faqSchema } from './bundle.ts';
import { careActionSchema } from './care.ts';
import { cartSchema } from './cart.ts';
import { bundleContentSchema, contentDocumentSchema, cultureConfigSchema, footerSchema } from './content.ts';
import { invoiceFileSchema, invoiceSchema } from './invoice.ts';
import {
  orderResultSchema,
  paymentActivitySchema,
  paymentMethodSchema,
  paymentOrderSchema,
  paymentResultSchema,
  paymentSessionSchema,
  savedPaymentMethodSchema,
} from './payment.ts';
import { profileSchema, storedAddressSchema } from './profile.ts';
import { returnCarriersSchema } from './return.ts';
import { sessionStateSchema } from './session.ts';
import { subscriptionListItemSchema } from './subscription.ts';
import {
  cancellationPreviewSchema,
  payInFullPreviewSchema,
  specificMonthsTotalSchema,
  subscriptionDetailsSchema,
} from './subscription-details.ts';

const monthsCharge = { specificMonths: 2, charge: discountedCharge() };
const charges = {
  monthlyCharge: discountedCharge(),
  quarterlyCharge: discountedCharge(),
  semiAnnualCharge: discountedCharge(),
  specificMonthsCharges: [monthsCharge],
};
const promotion = { code: 'HALO20', description: '20% off', appliedQuantity: 1 };
const wholeCart = cart({
  groups: [{ name: 'Bundle', items: [cartItem({ ...charges, promotions: [promotion] })] }],
  summary: cartSummary({
    ...charges,
    payNow: { original: 1, discounts: [discount()], discounted: 1, tax: 0, hasExtraTax: true },
  }),
  promotions: [promotion],
});

const monthsTotal = { months: 2, amount: discountedTotal() };
const returnInfo = { returnStatus: 'None', returnCreatedDate: null } as const;
const wholeDetails = subscriptionDetails({
  totalCharge: {
    monthly: discountedTotal(),
    quarterly: discountedTotal(),
    semiAnnual: discountedTotal(),
    specificMonths: [monthsTotal],
  },
  ratePlans: [devicePlan({ oneTimeCharge: discountedTotal(), specificMonthsCharges: [monthsTotal] })],
  oneTimeOrders: [oneTimeOrder()],
  returnInfoDetails: returnInfoDetails({ replenishmentReturnDetails: returnDetails() }),
});

const region = { code: 'ON', name: 'Ontario' };
const cultureConfig = {
  ...defaultCultureConfig(cultureOf('en-ca')),
  countries: [
    {
      code: 'CA',
      name: 'Canada',
      states: [region],
      statesDuplicate: [region],
      zipCodePattern: null,
      houseNumberPatterns: [],
      fieldMode: 1,
    },
  ],
  states: [region],
};
const footer = {
  bottomLinks: [{ label: 'Privacy', url: '/privacy' }],
  socialLinks: [{ network: 'youtube', url: 'https://example.com' }],
  copyright: '©',
  countryLabel: 'Country',
  siteLabel: 'Site',
};
const bundleContent = {
  bundleName: 'sonic-brush-halo',
  title: 'Halo',
  image: null,
  description: 'A toothbrush',
  promoteApp: [{ key: 'ios', value: 'https://example.com' }],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
};

type Row = {
  readonly what: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
  /** Fields that may be missing. */
  readonly optional?: readonly string[];
  /** Whether it is the BFF's own: no other release adds a field. */
  readonly isOwn?: true;
};

const addressFields = ['stateCode', 'city', 'zipCode', 'addition'];
const inProfile = ['addresses.0', 'shipping'].flatMap((path) => addressFields.map((name) => `${path}.${name}`));

const rows: readonly Row[] = [
  { what: 'a banner', schema: bannerSchema, example: banner() },
  { what: 'a question with its answer', schema: faqSchema, example: faq() },
  {
    what: 'a care action',
    schema: careActionSchema,
    example: careAction(),
    optional: ['extraData.hasReship'],
  },
  { what: 'a cart', schema: cartSchema, example: wholeCart },
  { what: 'an invoice', schema: invoiceSchema, example: invoice() },
  { what: 'an invoice file', schema: invoiceFileSchema, example: { link: 'https://example.com/1.pdf' } },
  { what: 'a payment method', schema: paymentMethodSchema, example: paymentMethod() },
  { what: 'the saved payment method', schema: savedPaymentMethodSchema, example: savedPaymentMethod() },
  { what: 'payment activity', schema: paymentActivitySchema, example: paymentActivity() },
  { what: 'a card session', schema: paymentSessionSchema, example: paymentSession() },
  { what: 'a placed order', schema: orderResultSchema, example: orderResult() },
  { what: 'a payment order', schema: paymentOrderSchema, example: paymentOrder() },
  { what: 'a payment result', schema: paymentResultSchema, example: paymentResult() },
  { what: 'a saved address', schema: storedAddressSchema, example: storedAddress(), optional: addressFields },
  { what: 'a profile', schema: profileSchema, example: profile(), optional: inProfile },
  {
    what: 'the carriers of a return',
    schema: returnCarriersSchema,
    example: { replenishmentCarriers: [carrier()], tryBuyCarriers: [carrier()] },
  },
  {
    what: 'a session',
    schema: sessionStateSchema,
    example: { signedIn: true, role: 'user', firstName: 'Ada', email: 'a@b.ca', expiresAt: '2026-02-01T12:00:00Z' },
    optional: ['firstName', 'email', 'expiresAt'],
  },
  {
    what: 'an entry of the subscription list',
    schema: subscriptionListItemSchema,
    example: subscriptionListItem({
      monthlyTotalCharge: discountedTotal(),
      specificMonthsTotalCharges: [{ specificMonths: 2, charge: discountedTotal() }],
      tryBuyReturnInfo: returnInfo,
    }),
  },
  { what: 'a subscription', schema: subscriptionDetailsSchema, example: wholeDetails },
  { what: 'a charge every few months', schema: specificMonthsTotalSchema, example: monthsTotal },
  {
    what: 'the price of paying in full',
    schema: payInFullPreviewSchema,
    example: payInFullPreview({ discount: { code: 'HALO20', description: '20% off', amount: 1 } }),
  },
  { what: 'what is left to pay', schema: cancellationPreviewSchema, example: cancellationPreview() },
  { what: 'the settings of a site', schema: cultureConfigSchema, example: cultureConfig, isOwn: true },
  { what: 'the footer', schema: footerSchema, example: footer },
  { what: 'the texts of a bundle', schema: bundleContentSchema, example: bundleContent },
  {
    what: 'a content document',
    schema: contentDocumentSchema,
    example: { id: '1', type: 'page', name: null, title: 'Terms', html: '<p></p>', image: null },
  },
];

const acceptedPaths = (schema: z.ZodType, changed: ReturnType<typeof withoutEachField>) =>
  changed.filter(({ value }) => schema.safeParse(value).success).map(({ path }) => path);

describe.each(rows)('a response with $what', ({ schema, example, optional = [] }) => {
  it('is accepted', () => {
    expect(schema.safeParse(example).error).toBeUndefined();
  });

  it('is refused without any of the fields that a page needs', () => {
    expect(acceptedPaths(schema, withoutEachField(example)).toSorted()).toEqual(optional.toSorted());
  });

  it('is refused with a field of another kind', () => {
    expect(acceptedPaths(schema, withEachFieldWrong(example))).toEqual([]);
  });
});

describe.each(rows.filter(({ isOwn }) => !isOwn))('a newer shop API that answers with $what', ({ schema, example }) => {
  it('may add a field to each of its objects', () => {
    expect(schema.safeParse(withAddedFields(example)).error).toBeUndefined();
  });
});
