/** Consent to recurring payments (sbeCompliance): forced in some countries, asked in the rest (decision 23). */
import { forcedConsent } from '@perennial/shared/countries/cart-rules';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Customer } from './customers.ts';

/** A customer's answer in a country; null until it was asked. */
export function complianceOf(customer: Customer, country: CountryCode): Compliance | null {
  return forcedConsent(country) ?? customer.sbeCompliance;
}
