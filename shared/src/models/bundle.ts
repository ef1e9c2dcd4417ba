/** Bundles as the shop API describes them outside a cart (specification 2, sections 3 and 7; specification 3, section 7). */
import { z } from 'zod';

export const bannerSchema = z.looseObject({
  bundleName: z.string(),
  affiliatePartner: z.string().describe('NotApplicable, or the partner whose site is offered'),
  partnerUrl: z.string().nullable().describe('The shape is decided here'),
  script: z.string().nullable(),
  scriptUrl: z.string().nullable(),
  thankYouScript: z.string().nullable(),
  extoleCoreTagUrl: z.string().nullable(),
});

export const faqSchema = z.looseObject({ title: z.string(), content: z.string().describe('HTML') });

export type Banner = z.infer<typeof bannerSchema>;
export type Faq = z.infer<typeof faqSchema>;
