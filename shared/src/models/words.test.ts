import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { cultureOf } from '../cultures/cultures.ts';
import { defaultCultureConfig } from '../cultures/default-culture-config.ts';
import { cartItem } from '../examples/cart.ts';
import { charge } from '../examples/charge.ts';
import { paymentResult, savedPaymentMethod } from '../examples/payment.ts';
import { address, personalDetail, storedAddress } from '../examples/profile.ts';
import { reshippingOptionSchema } from './care.ts';
import { cartItemSchema } from './cart.ts';
import { specificMonthsChargeSchema } from './charge.ts';
import { cultureConfigSchema, footerSchema } from './content.ts';
import { paymentResultSchema, savedPaymentMethodSchema } from './payment.ts';
import { addressSchema, personalDetailSchema, storedAddressSchema } from './profile.ts';
import { returnScopeSchema } from './return.ts';
import { anonymousSession, sessionStateSchema } from './session.ts';

type Row = {
  readonly what: string;
  readonly schema: z.ZodType;
  readonly set: (value: unknown) => unknown;
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
};

const session = { signedIn: true, role: 'user' };
const footer = { bottomLinks: [], copyright: '', countryLabel: '', siteLabel: '' };
const types = ['BillingAndShipping', 'Shipping', 'Billing'];

const rows: readonly Row[] = [
  {
    what: 'the part of a shipment to send again',
    schema: reshippingOptionSchema,
    set: (value) => value,
    accepted: ['TryBuy', 'Replenishment', 'Both'],
    refused: ['', 'None', null],
  },
  {
    what: 'the part of a subscription to return',
    schema: returnScopeSchema,
    set: (value) => value,
    accepted: ['TryBuy', 'Replenishment', 'TryBuyAndReplenishment'],
    refused: ['', 'Both', null],
  },
  {
    what: 'whether a bundle can be sold',
    schema: cartItemSchema,
    set: (bundleAvailable) => ({ ...cartItem(), bundleAvailable }),
    accepted: ['true', 'false'],
    refused: ['', true, 'yes', null],
  },
  {
    what: 'the quantity of a bundle',
    schema: cartItemSchema,
    set: (quantity) => ({ ...cartItem(), quantity }),
    accepted: [1, 2, 99],
    refused: [0, -1, 1.5, '1'],
  },
  {
    what: 'the months between two charges of a cart',
    schema: specificMonthsChargeSchema,
    set: (specificMonths) => ({ specificMonths, charge: charge() }),
    accepted: [1, 2, 18],
    refused: [0, -1, 1.5, '2'],
  },
  {
    what: 'the position of the currency symbol',
    schema: cultureConfigSchema,
    set: (symbolPosition) => ({ ...defaultCultureConfig(cultureOf('nl-nl')), symbolPosition }),
    accepted: ['before', 'after'],
    refused: ['', 'above', null],
  },
  {
    what: 'a social network of the footer',
    schema: footerSchema,
    set: (network) => ({ ...footer, socialLinks: [{ network, url: '' }] }),
    accepted: ['twitter', 'facebook', 'youtube', 'linkedin', 'pinterest', 'instagram'],
    refused: ['', 'other', null],
  },
  {
    what: 'the kind of the saved payment method',
    schema: savedPaymentMethodSchema,
    set: (type) => ({ ...savedPaymentMethod(), type }),
    accepted: ['CreditCard', 'Bank', 'PayPal', null],
    refused: ['', 'Cash'],
  },
  {
    what: 'the reason of a payment',
    schema: paymentResultSchema,
    set: (createdReason) => ({ ...paymentResult(), createdReason }),
    accepted: ['Init', 'Change', 'ChangeAndPayInFull', 'ChangeAndImmediatePayment'],
    refused: ['', 'Refund', null],
  },
  {
    what: 'the consent to recurring payments',
    schema: personalDetailSchema,
    set: (sbeCompliance) => ({ ...personalDetail(), sbeCompliance }),
    accepted: ['True', 'False', 'NA', null],
    refused: ['', 'true', true],
  },
  {
    what: 'the type of a typed address',
    schema: addressSchema,
    set: (type) => ({ ...address(), type }),
    accepted: types,
    refused: ['', 'Home', null],
  },
  {
    what: 'the type of a saved address',
    schema: storedAddressSchema,
    set: (type) => ({ ...storedAddress(), type }),
    accepted: types,
    refused: ['', 'Home', null],
  },
  {
    what: 'the country of a typed address',
    schema: addressSchema,
    set: (countryCode) => ({ ...address(), countryCode }),
    accepted: ['CA', 'CH'],
    refused: ['', 'C', 'ca', 'CAN', 'xCA', 'CA ', '12'],
  },
  {
    what: 'the role of a session',
    schema: sessionStateSchema,
    set: (role) => ({ ...session, role }),
    accepted: ['user', 'admin'],
    refused: ['', 'guest', null],
  },
  {
    what: 'a failed renewal of a session',
    schema: sessionStateSchema,
    set: (renewalFailed) => ({ ...session, renewalFailed }),
    accepted: [true, undefined],
    refused: [false, 'true', null],
  },
];

describe.each(rows)('$what', ({ schema, set, accepted, refused }) => {
  it('is one of its values', () => {
    expect(accepted.filter((value) => !schema.safeParse(set(value)).success)).toEqual([]);
  });

  it('is refused with any other', () => {
    expect(refused.filter((value) => schema.safeParse(set(value)).success)).toEqual([]);
  });
});

describe('a visitor who is not signed in', () => {
  it('is a customer without a session', () => {
    expect(anonymousSession).toEqual({ signedIn: false, role: 'user' });
  });
});
