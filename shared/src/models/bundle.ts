/** Banners and frequently asked questions of bundles. */
import { z } from 'zod';

export const bannerSchema = z.looseObject({
  bundleName: z.string(),
  affiliatePartner: z.string().describe('NotApplicable, or the name of the partner'),
  partnerUrl: z.string().nullable().describe('Shape not documented by the shop API'),
  script: z.string().nullable(),
  scriptUrl: z.string().nullable(),
  thankYouScript: z.string().nullable(),
  extoleCoreTagUrl: z.string().nullable(),
});

export const faqSchema = z.looseObject({ title: z.string(), content: z.string().describe('HTML') });

export type Banner = z.infer<typeof bannerSchema>;
export type Faq = z.infer<typeof faqSchema>;
