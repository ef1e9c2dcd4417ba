/** Recurring-payment consent, `sbeCompliance`, by country (docs/rules/payments.md#consent). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { forcedConsent } from '@perennial/shared/countries/recurring-consent';
import type { Cart } from '@perennial/shared/models/cart';
import type { Compliance } from '@perennial/shared/models/profile';

/** Returns the consent of a customer; undefined if the customer has to answer first. */
export function resolveConsent(country: CountryCode, answered: Compliance | null): Compliance | undefined {
  const forced = forcedConsent(country);
  if (forced) return forced;
  return answered === null || answered === 'NA' ? undefined : answered;
}

/**
 * The terms that a cart shows (docs/rules/cart.md#cart-terms). They are terms of recurring payments: they are hidden
 * for customers who refused these, because such a cart cannot be ordered. `answered` is null for a visitor. The forced
 * consent of the country applies then, if it has one.
 */
export function visibleTerms(
  cart: Pick<Cart, 'termsTexts'>,
  country: CountryCode,
  answered: Compliance | null,
): Cart['termsTexts'] {
  return resolveConsent(country, answered) === 'False' ? [] : cart.termsTexts;
}
