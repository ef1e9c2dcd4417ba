/** What the provider tells the shop about a person (specification 1, section 7). */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { AccountClaims } from 'oidc-provider';
import type { Person } from '../people.ts';

/** Which claims come with which scope. */
export const claimsByScope = {
  openid: ['sub', 'uuid'],
  profile: [
    'given_name',
    'family_name',
    'name',
    'locale',
    'address',
    'phone_number',
    'mobile_phone_number',
    'terms_consent_time',
  ],
  email: ['email', 'email_verified'],
  email_marketing_consent: ['marketing_opt_in'],
} as const;

/** `consentedAt` is when the person accepted the terms. */
export function claimsOf(person: Person, consentedAt: Date): AccountClaims {
  const { countryCode, languages } = cultureOf(person.culture);
  return {
    sub: person.id,
    uuid: person.id,
    given_name: person.firstName,
    family_name: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
    locale: languages[0],
    address: { country: countryCode },
    ...(person.phoneNumber === undefined
      ? {}
      : { phone_number: person.phoneNumber, mobile_phone_number: person.phoneNumber }),
    terms_consent_time: consentedAt.toISOString(),
    email: person.email,
    email_verified: true,
    marketing_opt_in: person.marketingOptIn,
  };
}
