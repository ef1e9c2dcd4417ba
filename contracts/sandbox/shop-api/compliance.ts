/** Consent to recurring payments (sbeCompliance): forced in some countries, asked in the rest (decision 23). */
import type { Compliance } from '@perennial/shared/models/profile';
import type { Customer } from './customers.ts';

const forced: Readonly<Record<string, Compliance>> = {
  US: 'NA',
  CA: 'NA',
  PL: 'NA',
  AT: 'True',
  IT: 'True',
  BE: 'True',
  ES: 'True',
};

/** A customer's answer in a country; null until it was asked. */
export function complianceOf(customer: Customer, country: string): Compliance | null {
  return forced[country] ?? customer.sbeCompliance;
}
