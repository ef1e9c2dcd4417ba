/**
 * The terms that a cart shows (docs/rules/cart.md#cart-terms). They are terms of recurring payments: they are hidden
 * for customers who refused these, because such a cart cannot be ordered.
 */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Cart } from '@perennial/shared/models/cart';
import type { Compliance } from '@perennial/shared/models/profile';
import { resolveConsent } from '../payment/consent.ts';

/** `answered` is null for a visitor. The forced consent of the country applies then, if it has one. */
export function visibleTerms(
  cart: Pick<Cart, 'termsTexts'>,
  country: CountryCode,
  answered: Compliance | null,
): Cart['termsTexts'] {
  return resolveConsent(country, answered) === 'False' ? [] : cart.termsTexts;
}
