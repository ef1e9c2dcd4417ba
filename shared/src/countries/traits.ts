/** Single differences between countries, one row a country. Code tests a trait, never a country code; see ADR 18. */
import type { CountryCode } from './country-codes.ts';

/** The regions of return forms, by their ISO 3166-2 codes. */
export const returnRegions = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const;

export type ReturnRegion = (typeof returnRegions)[number];

export type CountryTraits = {
  /** Phone number of customer care, in the form of the country and in the international form. Fictitious. */
  readonly supportLine: { readonly shown: string; readonly dialled: string };
  /** An order needs an answer to the consent question (docs/rules/checkout.md#order-button-states). */
  readonly orderNeedsConsentAnswer: boolean;
  /** Checkout shows the selling points of a single bundle (docs/rules/checkout.md#order-summary). */
  readonly showsSellingPoints: boolean;
  /** Checkout has a link to terminate a contract (docs/rules/checkout.md#termination-offer). */
  readonly offersTermination: boolean;
  /**
   * The law asks for a link to the termination form on every page, and for the kind and the end of a termination
   * (docs/rules/cancel-and-return.md#termination-by-law).
   */
  readonly terminationByLaw: boolean;
  /** The law asks for a summary of the termination before it is sent. */
  readonly checksTermination: boolean;
  /** The law asks for the visitor's consent before tracking (docs/rules/analytics.md#consent). */
  readonly asksTrackingConsent: boolean;
  /** The law asks for a way to withdraw online (docs/rules/cancel-and-return.md#withdrawal-from-a-contract). */
  readonly offersWithdrawal: boolean;
  /** The shop API checks that a zip code belongs to its state (docs/rules/addresses.md#us-zip-check). */
  readonly checksZipAgainstState: boolean;
  /** A written address has the house number before the street. */
  readonly houseNumberFirst: boolean;
  /** How a written address combines postal code, city and region. */
  readonly placeLines:
    | 'zip-city'
    | 'city-comma-region-zip'
    | 'city-region-zip'
    | 'zip-city-bracketed-region'
    | 'one-line-each';
  /** How a subscription that an insurer pays for is recognised (docs/rules/subscriptions.md#insurer-path). */
  readonly insurance: { readonly kind: 'flag' } | { readonly kind: 'title'; readonly marker: string } | null;
  /** Customers can ask for a repair (docs/rules/subscriptions.md#repair-service). */
  readonly repairsDevices: boolean;
  /** Customers can send used brush heads back (docs/rules/subscriptions.md#recycling-programme). */
  readonly recyclesBrushHeads: boolean;
  /** The hair-removal device is returned with everything that was sold with it. */
  readonly returnsHairRemovalAsBundle: boolean;
  /** Keep or return names the right-to-return days (docs/rules/cancel-and-return.md#keep-or-return). */
  readonly explainsRightToReturn: boolean;
  /** The regions in the return form, one of which is required (docs/rules/addresses.md#return-layouts). */
  readonly returnRegions: readonly ReturnRegion[];
};

/** What most countries have. Each row names it, so that a country without differences says so. */
const common = {
  orderNeedsConsentAnswer: false,
  showsSellingPoints: false,
  offersTermination: false,
  terminationByLaw: false,
  checksTermination: false,
  asksTrackingConsent: false,
  offersWithdrawal: false,
  checksZipAgainstState: false,
  houseNumberFirst: false,
  placeLines: 'zip-city',
  insurance: null,
  repairsDevices: false,
  recyclesBrushHeads: false,
  returnsHairRemovalAsBundle: false,
  explainsRightToReturn: false,
  returnRegions: [],
} as const satisfies Omit<CountryTraits, 'supportLine'>;

/** What the law of the European Union asks for in all of its countries (directives 2023/2673 and 2002/58). */
const europeanUnion = { offersWithdrawal: true, asksTrackingConsent: true } as const;

const countryTraits = {
  NL: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '020 000 01 42', dialled: '+31200000142' },
    orderNeedsConsentAnswer: true,
    repairsDevices: true,
    insurance: { kind: 'title', marker: 'tandartsverzekering' },
  },
  US: {
    ...common,
    insurance: { kind: 'flag' },
    supportLine: { shown: '1-800-555-0142', dialled: '+18005550142' },
    checksZipAgainstState: true,
    placeLines: 'city-comma-region-zip',
  },
  CA: {
    ...common,
    supportLine: { shown: '1-800-555-0143', dialled: '+18005550143' },
    asksTrackingConsent: true,
    showsSellingPoints: true,
    placeLines: 'city-region-zip',
  },
  PL: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '22 000 01 42', dialled: '+48220000142' },
    explainsRightToReturn: true,
  },
  CZ: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '200 000 142', dialled: '+420200000142' },
  },
  FR: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '01 99 00 01 42', dialled: '+33199000142' },
    houseNumberFirst: true,
    terminationByLaw: true,
    checksTermination: true,
  },
  SE: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '08-465 004 42', dialled: '+46846500442' },
  },
  RO: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '021 000 0142', dialled: '+40210000142' },
  },
  DE: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '030 23125 142', dialled: '+493023125142' },
    orderNeedsConsentAnswer: true,
    offersTermination: true,
    terminationByLaw: true,
  },
  GB: {
    ...common,
    supportLine: { shown: '0808 157 0142', dialled: '+448081570142' },
    asksTrackingConsent: true,
    offersWithdrawal: true,
    orderNeedsConsentAnswer: true,
    placeLines: 'one-line-each',
    recyclesBrushHeads: true,
    returnsHairRemovalAsBundle: true,
    returnRegions,
  },
  IT: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '02 000 0142', dialled: '+39020000142' },
    placeLines: 'zip-city-bracketed-region',
  },
  ES: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '910 000 142', dialled: '+34910000142' },
  },
  AT: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '01 000 01 42', dialled: '+4310000142' },
  },
  BE: {
    ...common,
    ...europeanUnion,
    supportLine: { shown: '02 000 01 42', dialled: '+3220000142' },
  },
} as const satisfies Record<CountryCode, CountryTraits>;

/** Returns the traits of a country. */
export function findTraits(country: CountryCode): CountryTraits {
  return countryTraits[country];
}
