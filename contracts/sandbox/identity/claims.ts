/** The claims of the identity provider about a customer (docs/rules/sign-in.md#requested-claims). */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { AccountClaims } from 'oidc-provider';
import type { Person } from '../people.ts';

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

/** Returns the claims of a person. `consentedAt` is the time when the person accepted the terms. */
export function toClaims(person: Person, consentedAt: Date): AccountClaims {
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
