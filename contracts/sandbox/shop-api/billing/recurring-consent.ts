/** Consent to recurring payments (sbeCompliance): forced in some countries, asked in the rest (decision 23). */
import { forcedConsent } from '@perennial/shared/cultures/forced-consent';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Customer } from '../store/customers.ts';

/** A customer's answer in a country; null until it was asked. */
export function complianceOf(customer: Customer, country: string): Compliance | null {
  return forcedConsent[country] ?? customer.sbeCompliance;
}
