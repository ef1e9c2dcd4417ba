/** Content documents in the form in which the BFF sends them to the client (docs/rules/content.md#documents). */
import { z } from 'zod';

export const linkSchema = z.object({ label: z.string(), url: z.string() });

export const socialNetworks = ['twitter', 'facebook', 'youtube', 'linkedin', 'pinterest', 'instagram'] as const;

export const footerSchema = z.object({
  bottomLinks: z.array(linkSchema),
  socialLinks: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  copyright: z.string(),
  countryLabel: z.string(),
  siteLabel: z.string(),
});

export const regionSchema = z.object({ code: z.string(), name: z.string() });

/** Settings for the addresses of a country. Without a setting, the product's own rule applies. */
export const countryConfigSchema = z.object({
  code: z.string().describe('ISO 3166, capitals'),
  name: z.string(),
  states: z.array(regionSchema),
  statesDuplicate: z.array(regionSchema).describe('States of the billing address, if they differ'),
  zipCodePattern: z.string().nullable().describe('Regular expression (flag u) that matches a whole postal code'),
  houseNumberPatterns: z
    .array(z.string())
    .describe('Regular expressions (flag u); one of them matches a whole house number'),
  fieldMode: z
    .number()
    .nullable()
    .describe('1: one field with the number; 3: street, house number and extension; any other: address lines'),
});

/** Settings of a culture that the content service can change (docs/rules/content.md#culture-document). */
export const cultureConfigSchema = z.object({
  /** The countries that this culture delivers to; today its own country only. */
  countries: z.array(countryConfigSchema),
  /** States, provinces or counties of the country, in the order of the select. */
  states: z.array(regionSchema),
  /** Cities by state code; Canada only. */
  cities: z.record(z.string(), z.array(z.string())),
  symbolPosition: z.enum(['before', 'after']),
  superscriptCents: z.boolean(),
  deliveryTime: z.string().nullable(),
  /** Whether the support page has a contact form. */
  contactForm: z.boolean(),
  /** Subjects of a support question; without any, the form uses its own. */
  supportTitles: z.array(z.string()),
  /** Whether the newsletter is offered. */
  marketingOptIn: z.boolean(),
  /** Whether taxes are shown as separate amounts. */
  displayTax: z.boolean(),
  /** Whether the texts about a returned replenishment promise no refund. */
  removeRefund: z.boolean(),
  /** Script of the thank-you page. */
  thankYouScript: z.string().nullable(),
  /** Script of the referral programme. */
  referralTagUrl: z.string().nullable(),
  /** HTML between the main view and the footer of a page. */
  genericHtml: z.string().nullable(),
  genericScript: z.string().nullable(),
});

export const bundleContentSchema = z.object({
  bundleName: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  description: z.string(),
  promoteApp: z.array(z.object({ key: z.string(), value: z.string() })),
  pretreatmentTitle: z.string().nullable(),
  paymentSuccessfulList: z.array(z.string()),
});

/** A content document of any type, by its id. */
export const contentDocumentSchema = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string().nullable().describe('Name given by the editors; for a bundle its bundle name'),
  title: z.string(),
  html: z.string().describe('Sanitised when it is shown'),
  image: z.string().nullable(),
});

export type Footer = z.infer<typeof footerSchema>;
export type Region = z.infer<typeof regionSchema>;
export type CountryConfig = z.infer<typeof countryConfigSchema>;
export type CultureConfig = z.infer<typeof cultureConfigSchema>;
export type BundleContent = z.infer<typeof bundleContentSchema>;
export type ContentDocument = z.infer<typeof contentDocumentSchema>;
