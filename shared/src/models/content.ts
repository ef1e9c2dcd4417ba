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

/** Settings of a culture that the content service may change. */
export const cultureConfigSchema = z.object({
  deliveryTime: z.string().nullable(),
  /** States, provinces or counties, in the order to show them. */
  states: z.array(regionSchema),
  /** Cities by state code; only Canada has them. */
  cities: z.record(z.string(), z.array(z.string())),
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

export type Footer = z.infer<typeof footerSchema>;
export type Region = z.infer<typeof regionSchema>;
export type CultureConfig = z.infer<typeof cultureConfigSchema>;
export type BundleContent = z.infer<typeof bundleContentSchema>;
