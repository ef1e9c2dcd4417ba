/** Consent to recurring payments (`sbeCompliance`): docs/rules/payments.md#consent */
import { forcedConsent } from '@perennial/shared/cultures/forced-consent';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Customer } from '../store/customers.ts';

/** Returns a customer's consent in a country, or the country's forced value; null before the question. */
export function findRecurringConsent(customer: Customer, country: string): Compliance | null {
  return forcedConsent[country] ?? customer.sbeCompliance;
}
