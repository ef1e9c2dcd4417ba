/** The legal links of a page (docs/rules/law.md#legal-documents). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { type LegalDocument, type LegalLink, legalDocumentsOf } from '@perennial/shared/countries/legal-documents';
import { findTraits } from '@perennial/shared/countries/traits';
import { type CultureCode, cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import type { Footer } from '@perennial/shared/models/content';
import type { Config } from '../config.ts';

type Site = { readonly culture: CultureCode; readonly language: string };

/** Returns the links of a culture in the order of its country. A document without a URL has none. */
export function findLegalLinks(
  urls: Config['LEGAL_LINKS'],
  { culture, language }: Site,
  labels: Readonly<Record<LegalDocument, string>>,
): readonly LegalLink[] {
  return legalDocumentsOf(cultureOf(culture).countryCode).flatMap((document) => {
    const pattern = urls[culture]?.[document] ?? urls['*']?.[document];
    if (pattern === undefined) return [];
    const url = pattern.replaceAll('{culture}', culture).replaceAll('{language}', language);
    return [{ document, label: labels[document], url }];
  });
}

/**
 * Returns the footer with the telephone number of customer care, which a visitor without an account needs, and without
 * the links of the content service that are legal links already.
 */
export function completeFooter(
  footer: Footer,
  legalLinks: readonly LegalLink[],
  { country, callText }: { readonly country: CountryCode; readonly callText: string },
): Footer {
  const { shown, dialled } = findTraits(country).supportLine;
  const call = { label: callText.replace('{{phone}}', shown), url: `tel:${dialled}` };
  const others = footer.bottomLinks.filter(({ url }) => !legalLinks.some((link) => link.url === url));
  return { ...footer, bottomLinks: [...others, call] };
}

/** Returns a line for the log that names the documents without a URL, by culture; undefined if none is missing. */
export function describeMissingLinks(urls: Config['LEGAL_LINKS']): string | undefined {
  const missing = cultures.flatMap(({ code, countryCode }) => {
    const documents = legalDocumentsOf(countryCode).filter((name) => !(urls[code]?.[name] ?? urls['*']?.[name]));
    return documents.length > 0 ? [`${code} (${documents.join(', ')})`] : [];
  });
  if (missing.length === 0) return undefined;
  return `LEGAL_LINKS has no URL of what the law asks for, so the footer depends on the content service alone: add those of ${missing.join('; ')}`;
}
