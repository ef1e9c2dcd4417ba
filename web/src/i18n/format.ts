/** Formats money and dates for a culture (docs/rules/markets.md#currencies-and-money, docs/rules/markets.md#dates). */
import type { Culture } from '@perennial/shared/cultures/cultures';
import { useSite } from './site.tsx';

type SymbolPosition = Culture['symbolPosition'];

/** Keeps the symbol and the amount on one line. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Returns a function that formats a decimal amount with two decimals: separators of the language, symbol of the culture
 * at the given position.
 */
export function createMoneyFormat(
  culture: Culture,
  language: string,
  position: SymbolPosition,
): (amount: number) => string {
  const { code, symbol } = culture.currency;
  const format = currencyFormat(language, code);
  return (amount) => {
    const parts = format.formatToParts(amount);
    const places = parts.map(({ type }) => type);
    const languagePosition: SymbolPosition =
      places.indexOf('currency') < places.indexOf('integer') ? 'before' : 'after';
    if (languagePosition === position)
      return parts.map((part) => (part.type === 'currency' ? symbol : part.value)).join('');
    const number = parts
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join('');
    return position === 'before' ? `${symbol}${NO_BREAK_SPACE}${number}` : `${number}${NO_BREAK_SPACE}${symbol}`;
  };
}

/** The formats of each language and currency: creating one takes longer than drawing a row, and the server draws for all sites. */
const currencyFormats = new Map<string, Intl.NumberFormat>();

function currencyFormat(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const existing = currencyFormats.get(key);
  if (existing) return existing;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  currencyFormats.set(key, format);
  return format;
}

/** Formats an ISO date (YYYY-MM-DD; a time after it is ignored) as MM/DD/YYYY or DD-MM-YYYY. */
export function formatDate(culture: Culture, isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return culture.dateFormat === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}-${month}-${year}`;
}

type Formats = { money(amount: number): string; date(isoDate: string): string };

/** The formats of each site: a list would create a number format for every row, which takes longer than the row. */
const formatsOfSites = new WeakMap<ReturnType<typeof useSite>, Formats>();

/** Returns both formats for the current site. */
export function useFormat(): Formats {
  const site = useSite();
  const existing = formatsOfSites.get(site);
  if (existing) return existing;
  const { culture, language, config } = site;
  const money = createMoneyFormat(culture, language, config.symbolPosition);
  const formats: Formats = { money, date: (isoDate) => formatDate(culture, isoDate) };
  formatsOfSites.set(site, formats);
  return formats;
}
