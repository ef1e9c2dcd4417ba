/** Which markets are open for what (decision 1): data with the specification's values, changed by `MARKET_OVERRIDES`. */
import { z } from 'zod';
import { cultures } from './cultures.ts';

export const marketSwitchesSchema = z.strictObject({
  ordering: z.enum(['open', 'closed']),
  paymentDetails: z.enum(['here', 'elsewhere']),
  /** Pay in full and the non-insurer cancel section. */
  selfService: z.enum(['here', 'elsewhere']),
  billing: z.enum(['here', 'elsewhere']),
  /** Past-due panel and pay now. */
  pastDue: z.enum(['on', 'off']),
  invoiceLink: z.enum(['shown', 'hidden']),
});

export type MarketSwitches = z.infer<typeof marketSwitchesSchema>;

const usual: MarketSwitches = {
  ordering: 'closed',
  paymentDetails: 'elsewhere',
  selfService: 'elsewhere',
  billing: 'here',
  pastDue: 'on',
  invoiceLink: 'shown',
};

const exceptions: Readonly<Record<string, Partial<MarketSwitches>>> = {
  CA: { ordering: 'open' },
  DE: { paymentDetails: 'here', selfService: 'here', billing: 'elsewhere', pastDue: 'off', invoiceLink: 'hidden' },
  IT: { invoiceLink: 'hidden' },
  GB: { invoiceLink: 'hidden' },
  AT: { invoiceLink: 'hidden' },
};

const countryCodes = cultures.map((culture) => culture.countryCode);

const { shape } = marketSwitchesSchema;

const someSwitchesSchema = z.strictObject({
  ordering: z.exactOptional(shape.ordering),
  paymentDetails: z.exactOptional(shape.paymentDetails),
  selfService: z.exactOptional(shape.selfService),
  billing: z.exactOptional(shape.billing),
  pastDue: z.exactOptional(shape.pastDue),
  invoiceLink: z.exactOptional(shape.invoiceLink),
});

/** Switches by country code, or by `*` for every country; a country's own entry wins. */
export const marketOverridesSchema = z.partialRecord(z.enum(['*', ...countryCodes]), someSwitchesSchema);

export type MarketOverrides = z.infer<typeof marketOverridesSchema>;

/** The switches of one country: the specification's, then the overrides for all, then those for the country. */
export function marketOf(countryCode: string, overrides: MarketOverrides = {}): MarketSwitches {
  return { ...usual, ...exceptions[countryCode], ...overrides['*'], ...overrides[countryCode] };
}
