/** Money is counted in integer minor units (cents) inside the shop, and leaves it as decimal amounts. */

/** Integer minor units of some currency. */
export type Minor = number;

export const currencyCodes = ['EUR', 'USD', 'CAD', 'PLN', 'CZK', 'SEK', 'RON', 'GBP'] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** One price in every currency of the shop, in minor units. */
export type Price = Readonly<Record<CurrencyCode, Minor>>;

export function isCurrencyCode(text: string): text is CurrencyCode {
  return currencyCodes.some((code) => code === text);
}

/** A share of an amount, rounded half up to a whole minor unit. */
export function shareOf(amount: Minor, share: number): Minor {
  // The rounding before the rounding takes binary noise away: 0.145 * 1000 is 144.99999999999997.
  return Math.round(Number((amount * share).toFixed(4)));
}

export function toDecimal(amount: Minor): number {
  return amount / 100;
}

/** Minor units of a decimal text such as `129.9`. */
export function fromDecimalText(text: string): Minor {
  return Math.round(Number(text) * 100);
}

/** A price list in the order of `currencyCodes`, in whole and decimal units as a shop prints them. */
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
  const minor = (decimal: number) => Math.round(decimal * 100);
  return {
    EUR: minor(eur),
    USD: minor(usd),
    CAD: minor(cad),
    PLN: minor(pln),
    CZK: minor(czk),
    SEK: minor(sek),
    RON: minor(ron),
    GBP: minor(gbp),
  };
}
