/** Documents of the content service, as the BFF hands them to the client (specification 1, sections 2.3, 3.1 and 7). */
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

/** What an editor says of a country's addresses; where it says nothing, the product's own rules hold. */
export const countryConfigSchema = z.object({
  code: z.string().describe('ISO 3166, capitals'),
  name: z.string(),
  states: z.array(regionSchema),
  statesDuplicate: z.array(regionSchema).describe('States to choose from in a billing address, where they are others'),
  zipCodePattern: z.string().nullable().describe('A regular expression (flag u) for the whole of a postal code'),
  houseNumberPatterns: z
    .array(z.string())
    .describe('Regular expressions (flag u), one of which the whole of a house number matches'),
  fieldMode: z
    .number()
    .nullable()
    .describe('1: one field with the number; 3: street, house number and extension; any other: address lines'),
});

/** Settings of a culture that the content service may change (specification 1, section 3.1). */
export const cultureConfigSchema = z.object({
  /** The countries to which this culture delivers: its own. */
  countries: z.array(countryConfigSchema),
  /** States, provinces or counties of the culture's country, in the order to show them. */
  states: z.array(regionSchema),
  /** Cities by state code; only Canada has them. */
  cities: z.record(z.string(), z.array(z.string())),
  symbolPosition: z.enum(['before', 'after']),
  superscriptCents: z.boolean(),
  deliveryTime: z.string().nullable(),
  /** Whether the support page has a form for questions. */
  contactForm: z.boolean(),
  /** What a question can be about; the form has words of its own where there is none. */
  supportTitles: z.array(z.string()),
  /** Whether news by e-mail is offered. */
  marketingOptIn: z.boolean(),
  /** Whether taxes are shown as sums of their own. */
  displayTax: z.boolean(),
  /** Whether refunds are left out of what a customer is shown. */
  removeRefund: z.boolean(),
  /** Run on the thank-you page. */
  thankYouScript: z.string().nullable(),
  /** Script of the referral programme. */
  referralTagUrl: z.string().nullable(),
  /** Between main view and footer of every page that has a footer. */
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

/** Any document by its id: what every type has to show. */
export const contentDocumentSchema = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string().nullable().describe('The name that editors gave it; the bundle name of a bundle'),
  title: z.string(),
  html: z.string().describe('To be sanitised where it is drawn'),
  image: z.string().nullable(),
});

export type Footer = z.infer<typeof footerSchema>;
export type Region = z.infer<typeof regionSchema>;
export type CountryConfig = z.infer<typeof countryConfigSchema>;
export type CultureConfig = z.infer<typeof cultureConfigSchema>;
export type BundleContent = z.infer<typeof bundleContentSchema>;
export type ContentDocument = z.infer<typeof contentDocumentSchema>;
