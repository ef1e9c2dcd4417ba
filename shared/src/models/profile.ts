/** A customer's profile and addresses (docs/rules/addresses.md#address-fields). */
import { z } from 'zod';
import { textSchema } from '../validation/text-schema.ts';

export const complianceSchema = z.enum(['True', 'False', 'NA']);

export const personalDetailSchema = z.looseObject({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  initialPhoneNumber: z.string().nullable(),
  email: z.string(),
  selectedNewsletter: z.boolean(),
  hasSubscription: z.boolean(),
  hasPayment: z.boolean(),
  sbeCompliance: complianceSchema.nullable().describe('null until the customer was asked'),
  uuid: z.string(),
  hasInvalidRecurringPaymentDetail: z.boolean(),
  ableToSubscribe: z.boolean(),
  ableToUpdateAddress: z.boolean(),
});

const addressText = (max: number) => textSchema({ max });

/** An address in a request. The fields of each country are in address/country-addresses.ts. */
export const addressSchema = z.strictObject({
  type: z.enum(['BillingAndShipping', 'Shipping', 'Billing']),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  stateCode: addressText(20).optional(),
  city: addressText(40).optional(),
  zipCode: addressText(12).optional(),
  addition: addressText(35).optional(),
  street: addressText(22).optional(),
  houseNumber: addressText(10).optional(),
  extension: addressText(9).optional(),
  line1: addressText(32).optional(),
  line2: addressText(15).nullable().optional(),
  county: addressText(20).optional(),
});

/** An address in a response of the shop API; fields that the country does not use are missing or null. */
export const storedAddressSchema = z.looseObject({
  type: z.enum(['BillingAndShipping', 'Shipping', 'Billing']),
  countryCode: z.string(),
  stateCode: z.string().nullish(),
  city: z.string().nullish(),
  zipCode: z.string().nullish(),
  addition: z.string().nullish(),
  street: z.string().nullish(),
  houseNumber: z.string().nullish(),
  extension: z.string().nullish(),
  line1: z.string().nullish(),
  line2: z.string().nullish(),
  county: z.string().nullish(),
});

export const profileSchema = z.looseObject({
  personalDetail: personalDetailSchema,
  addresses: z.array(storedAddressSchema),
  shipping: storedAddressSchema.nullable(),
  billing: storedAddressSchema.nullable(),
  hasBilling: z.boolean().describe('true when billing is a separate address'),
});

export type Compliance = z.infer<typeof complianceSchema>;
export type PersonalDetail = z.infer<typeof personalDetailSchema>;
export type Address = z.infer<typeof addressSchema>;
export type StoredAddress = z.infer<typeof storedAddressSchema>;
export type Profile = z.infer<typeof profileSchema>;
