/** Consent to recurring payments (`sbeCompliance`): docs/rules/payments.md#consent */

import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { forcedConsent } from '@perennial/shared/countries/recurring-consent';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Customer } from '../store/customers.ts';

/** Returns a customer's consent in a country, or the country's forced value; null before the question. */
export function findRecurringConsent(customer: Customer, country: CountryCode): Compliance | null {
  return forcedConsent(country) ?? customer.sbeCompliance;
}
