/** The currencies in which the shop sells (docs/rules/markets.md#currencies-and-money). */
export const currencyCodes = ['EUR', 'USD', 'CAD', 'PLN', 'CZK', 'SEK', 'RON', 'GBP'] as const;

export type CurrencyCode = (typeof currencyCodes)[number];
