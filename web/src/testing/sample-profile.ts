/** A customer for tests: Anna, who has neither a subscription nor an address yet. */
import { personalDetail, profile } from '@perennial/shared/examples/profile';
import type { PersonalDetail, Profile } from '@perennial/shared/models/profile';

export function sampleProfile(details: Partial<PersonalDetail> = {}, changes: Partial<Profile> = {}): Profile {
  const anna = personalDetail({
    firstName: 'Anna',
    lastName: 'Smith',
    email: 'anna@example.com',
    hasSubscription: false,
    hasPayment: false,
    sbeCompliance: null,
    ...details,
  });
  return profile({ personalDetail: anna, addresses: [], shipping: null, ...changes });
}
