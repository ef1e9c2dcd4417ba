/** Amounts of money: integer minor units (cents) inside the shop, decimal amounts on the wire. */
import { type CurrencyCode, currencyCodes } from '@perennial/shared/countries/currency-codes';

/** Integer minor units of a currency. */
export type Minor = number;

export { type CurrencyCode, currencyCodes };

/** One price in every currency of the shop, in minor units. */
export type Price = Readonly<Record<CurrencyCode, Minor>>;

export function isCurrencyCode(text: string): text is CurrencyCode {
  return currencyCodes.some((code) => code === text);
}

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** Returns a share of an amount, rounded half up to a whole minor unit. */
export function toShare(amount: Minor, share: number): Minor {
  // toFixed removes floating-point noise before the rounding: 0.145 * 1000 is 144.99999999999997.
  return Math.round(Number((amount * share).toFixed(4)));
}

/** Converts minor units to a decimal amount: 1299 becomes 12.99. */
export function toDecimal(amount: Minor): number {
  return amount / 100;
}

/** Converts a decimal amount to minor units; a text such as `129.9` is accepted too. */
export function toMinor(decimal: number | string): Minor {
  return Math.round(Number(decimal) * 100);
}

/** Returns a price list from decimal amounts, in the order of `currencyCodes`. */
export function price(
  eur: number,
  usd: number,
  cad: number,
  pln: number,
  czk: number,
  sek: number,
  ron: number,
  gbp: number,
): Price {
  return {
    EUR: toMinor(eur),
    USD: toMinor(usd),
    CAD: toMinor(cad),
    PLN: toMinor(pln),
    CZK: toMinor(czk),
    SEK: toMinor(sek),
    RON: toMinor(ron),
    GBP: toMinor(gbp),
  };
}
