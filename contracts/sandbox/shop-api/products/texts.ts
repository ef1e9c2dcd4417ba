/** Texts of the shop in all its languages, one file per language. */
import type { Faq } from '@perennial/shared/models/bundle';
import { type Language, languageFrom } from '../../pages/language.ts';
import type { Bundle, PartId } from './bundle.ts';
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

type BundleTexts = { readonly title: string; readonly description: string; readonly usp: string[] };

type DocumentTexts = {
  readonly invoice: string;
  /** Title of an invoice with a negative total. */
  readonly creditNote: string;
  readonly terms: string;
  readonly purchaseTerms: string;
  readonly number: string;
  readonly date: string;
  readonly billTo: string;
  readonly subscription: string;
  readonly description: string;
  readonly quantity: string;
  readonly amount: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string;
  readonly due: string;
  readonly page: string;
  /** Sections of the terms; `{days}` is the number of right-to-return days. */
  readonly sections: readonly { readonly title: string; readonly text: string }[];
};

export type PromotionCode = keyof typeof en.promotions;

type ShopTexts = {
  readonly bundles: Readonly<Record<keyof typeof en.bundles, BundleTexts>>;
  /** What a promotion code gives. */
  readonly promotions: Readonly<Record<PromotionCode, string>>;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly coveredByPartner: string;
  /** Of an order. */
  readonly terms: string;
  /** Of an order with a lock-in period; `{months}` is its length. */
  readonly minimumTerm: string;
  /** Of a subscription whose product is changed. */
  readonly changedTerms: string;
  readonly documents: DocumentTexts;
  readonly faq: Faq[];
  readonly discountTerms: string;
  readonly repairRequested: string;
  /** Options of the cancellation form. */
  readonly cancelReasons: string[];
  /** Response to an expired link. */
  readonly fileIsGone: string;
};

export const shopTextsByLanguage: Readonly<Record<Language, ShopTexts>> = {
  en,
  fr,
  nl,
  de,
  it,
  es,
  pl,
  cs,
  sv,
  ro,
};

export function shopTexts(languageTag: string): ShopTexts {
  return shopTextsByLanguage[languageFrom(languageTag)];
}

/** Returns the texts of a bundle. Throws for an unknown bundle. */
export function bundleTexts(languageTag: string, bundleName: string): BundleTexts {
  const { bundles }: { readonly bundles: Readonly<Record<string, BundleTexts>> } = shopTexts(languageTag);
  const texts = bundles[bundleName];
  if (!texts) throw new Error(`There are no texts for the bundle ${bundleName}`);
  return texts;
}

/** Returns the terms of an order of a bundle, which name its minimum term. */
export function orderTerms(languageTag: string, { name, lockInMonths }: Pick<Bundle, 'name' | 'lockInMonths'>): string {
  const { terms, minimumTerm } = shopTexts(languageTag);
  const text = terms.replace('{title}', bundleTexts(languageTag, name).title);
  return lockInMonths === undefined ? text : `${text} ${minimumTerm.replace('{months}', String(lockInMonths))}`;
}

export function partName(languageTag: string, partId: PartId): string {
  return shopTexts(languageTag).parts[partId];
}
