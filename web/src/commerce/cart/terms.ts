/**
 * Which terms a cart shows (specification 1, section 3.2: by country and sbeCompliance). They are the terms of what
 * renews by itself: who has refused recurring payments is not told of them, since such a cart cannot be ordered.
 */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Cart } from '@perennial/shared/models/cart';
import type { Compliance } from '@perennial/shared/models/profile';
import { consentIn } from '../payment/consent.ts';

/** `answered` is null for a visitor: then the country's forced consent holds, where it has one. */
export function termsOf(
  cart: Pick<Cart, 'termsTexts'>,
  country: CountryCode,
  answered: Compliance | null,
): Cart['termsTexts'] {
  return consentIn(country, answered) === 'False' ? [] : cart.termsTexts;
}
