/** Which parts of the product are open in a country; the operator's `MARKET_OVERRIDES` change these switches. */
import { z } from 'zod';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';

export const marketSwitchesSchema = z.strictObject({
  ordering: z.enum(['open', 'closed']),
  paymentDetails: z.enum(['here', 'elsewhere']),
  /** Pay in full, and the cancel section of customers without an insurer. */
  selfService: z.enum(['here', 'elsewhere']),
  billing: z.enum(['here', 'elsewhere']),
  /** The past-due panel and pay now. */
  pastDue: z.enum(['on', 'off']),
  invoiceLink: z.enum(['shown', 'hidden']),
});

export type MarketSwitches = z.infer<typeof marketSwitchesSchema>;

const viewOnly: MarketSwitches = {
  ordering: 'closed',
  paymentDetails: 'elsewhere',
  selfService: 'elsewhere',
  billing: 'here',
  pastDue: 'on',
  invoiceLink: 'shown',
};
const withoutInvoiceLink: MarketSwitches = { ...viewOnly, invoiceLink: 'hidden' };

/** The table in docs/rules/markets.md#switches-by-country. */
const markets = {
  NL: viewOnly,
  US: viewOnly,
  CA: { ...viewOnly, ordering: 'open' },
  PL: viewOnly,
  CZ: viewOnly,
  FR: viewOnly,
  SE: viewOnly,
  RO: viewOnly,
  DE: {
    ordering: 'closed',
    paymentDetails: 'here',
    selfService: 'here',
    billing: 'elsewhere',
    pastDue: 'off',
    invoiceLink: 'hidden',
  },
  GB: withoutInvoiceLink,
  IT: withoutInvoiceLink,
  ES: viewOnly,
  AT: withoutInvoiceLink,
  BE: viewOnly,
} as const satisfies Record<CountryCode, MarketSwitches>;

const { shape } = marketSwitchesSchema;

const someSwitchesSchema = z.strictObject({
  ordering: z.exactOptional(shape.ordering),
  paymentDetails: z.exactOptional(shape.paymentDetails),
  selfService: z.exactOptional(shape.selfService),
  billing: z.exactOptional(shape.billing),
  pastDue: z.exactOptional(shape.pastDue),
  invoiceLink: z.exactOptional(shape.invoiceLink),
});

/** Switches by country code, or by `*` for every country. The entry of a country wins. */
export const marketOverridesSchema = z.partialRecord(z.enum(['*', ...countryCodes]), someSwitchesSchema);

type MarketOverrides = z.infer<typeof marketOverridesSchema>;

/** Returns the switches of a country: the table's, then the overrides for all countries, then those for the country. */
export function marketOf(country: CountryCode, overrides: MarketOverrides = {}): MarketSwitches {
  return { ...markets[country], ...overrides['*'], ...overrides[country] };
}

/** The closed values of the switches that the customer's own country can close, too. */
const closedForCustomers = {
  paymentDetails: 'elsewhere',
  selfService: 'elsewhere',
  billing: 'elsewhere',
  pastDue: 'off',
} as const satisfies Partial<MarketSwitches>;

/**
 * Returns the switches for a customer on the page of a country: what manages an agreement is open only if both countries
 * open it (docs/rules/markets.md#customers-of-another-country).
 */
export function marketFor(page: CountryCode, customer: CountryCode, overrides: MarketOverrides = {}): MarketSwitches {
  return close(marketOf(page, overrides), marketOf(customer, overrides));
}

/** Returns the switches of a page for a customer of any country: what is open here is open for everybody. */
export function marketForAll(page: CountryCode, overrides: MarketOverrides = {}): MarketSwitches {
  return countryCodes.map((country) => marketOf(country, overrides)).reduce(close, marketOf(page, overrides));
}

function close(market: MarketSwitches, other: MarketSwitches): MarketSwitches {
  const { paymentDetails, selfService, billing, pastDue } = closedForCustomers;
  return {
    ...market,
    ...(other.paymentDetails === paymentDetails && { paymentDetails }),
    ...(other.selfService === selfService && { selfService }),
    ...(other.billing === billing && { billing }),
    ...(other.pastDue === pastDue && { pastDue }),
  };
}
