/**
 * The rentals of a country that are managed in another account (docs/rules/account.md#moved-rentals). A table of its own, because
 * the overview needs nothing else of the traits.
 */
import type { CountryCode } from './country-codes.ts';

/** A phrase in the titles of these rentals; null in a country without any. */
export const movedRentals: Readonly<Record<CountryCode, string | null>> = {
  NL: null,
  US: null,
  CA: null,
  PL: 'Wynajem oczyszczacza',
  CZ: null,
  FR: null,
  SE: null,
  RO: null,
  DE: null,
  GB: null,
  IT: null,
  ES: null,
  AT: null,
  BE: null,
};

/** Whether a subscription is a rental that moved, by its title, so that this site has no page for it. */
export function isMovedRental({ title }: { readonly title: string }, country: CountryCode): boolean {
  const phrase = movedRentals[country];
  return phrase !== null && title.toLowerCase().includes(phrase.toLowerCase());
}
