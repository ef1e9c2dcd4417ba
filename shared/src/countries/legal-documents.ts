/** The legal documents that a shop must link to, one row a country (docs/rules/law.md#legal-documents). */
import type { CountryCode } from './country-codes.ts';

export const legalDocuments = [
  'imprint',
  'terms',
  'withdrawal',
  'withdrawalForm',
  'claims',
  'privacy',
  'accessibility',
] as const;

export type LegalDocument = (typeof legalDocuments)[number];

/** A link to a document, in the language of the page. */
export type LegalLink = { readonly document: LegalDocument; readonly label: string; readonly url: string };

/** In all countries of the European Union (directives 2000/31, 2011/83, 2019/882 and regulation 2016/679). */
const europeanUnion = ['imprint', 'terms', 'withdrawal', 'withdrawalForm', 'privacy', 'accessibility'] as const;

/** Where a law of the country also asks for a page about complaints. */
const withClaims = ['imprint', 'terms', 'withdrawal', 'withdrawalForm', 'claims', 'privacy', 'accessibility'] as const;

const byCountry: Readonly<Record<CountryCode, readonly LegalDocument[]>> = {
  NL: europeanUnion,
  US: ['terms', 'privacy'],
  CA: ['imprint', 'terms', 'privacy', 'accessibility'],
  PL: withClaims,
  CZ: withClaims,
  FR: europeanUnion,
  SE: europeanUnion,
  RO: withClaims,
  DE: europeanUnion,
  GB: ['imprint', 'terms', 'withdrawal', 'withdrawalForm', 'claims', 'privacy'],
  IT: europeanUnion,
  ES: withClaims,
  AT: europeanUnion,
  BE: europeanUnion,
};

/** Returns the documents of a country, in the order of the footer. */
export function legalDocumentsOf(country: CountryCode): readonly LegalDocument[] {
  return byCountry[country];
}
