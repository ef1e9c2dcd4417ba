/** What the shop calls its goods, by language; the content service tells the same words. */
import { faqSchema } from '@perennial/shared/models/bundle';
import { z } from 'zod';
import type { PartId } from './bundles.ts';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

const bundleTextsSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Empty where nobody has written them in this language. */
  usp: z.array(z.string()),
});

const documentTextsSchema = z.object({
  invoice: z.string(),
  /** An invoice of money that goes back. */
  creditNote: z.string(),
  terms: z.string(),
  purchaseTerms: z.string(),
  number: z.string(),
  date: z.string(),
  billTo: z.string(),
  subscription: z.string(),
  description: z.string(),
  quantity: z.string(),
  amount: z.string(),
  tax: z.string(),
  total: z.string(),
  paid: z.string(),
  due: z.string(),
  page: z.string(),
  /** Of the terms; `{days}` is the withdrawal period. */
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
});

const shopTextsSchema = z.object({
  bundles: z.record(z.string(), bundleTextsSchema),
  parts: z.record(z.string(), z.string()),
  coveredByPartner: z.string(),
  terms: z.string(),
  documents: documentTextsSchema,
  faq: z.array(faqSchema),
  discountTerms: z.string(),
  repairRequested: z.string(),
  /** What a customer who leaves can tick. */
  cancelReasons: z.array(z.string()),
});

export type BundleTexts = z.infer<typeof bundleTextsSchema>;
export type ShopTexts = z.infer<typeof shopTextsSchema>;

const byLanguage = new Map<string, ShopTexts>(
  Object.entries({ cs, de, en, es, fr, it, nl, pl, ro, sv }).map(([language, texts]) => [
    language,
    shopTextsSchema.parse(texts),
  ]),
);

/** The language of a tag such as `fr-CA`. */
export function languageOfTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}

export function shopTexts(languageTag: string): ShopTexts {
  const texts = byLanguage.get(languageOfTag(languageTag)) ?? byLanguage.get('en');
  if (!texts) throw new Error('The shop has no English texts');
  return texts;
}

export function bundleTexts(languageTag: string, bundleName: string): BundleTexts {
  const texts = shopTexts(languageTag).bundles[bundleName];
  if (!texts) throw new Error(`There are no texts for the bundle ${bundleName}`);
  return texts;
}

export function partName(languageTag: string, part: PartId): string {
  return shopTexts(languageTag).parts[part] ?? part;
}
