/** Formats money and dates for a culture (docs/rules/markets.md#currencies-and-money, docs/rules/markets.md#dates). */
import type { Culture } from '@perennial/shared/cultures/cultures';
import { type AmountForm, amountFormOf } from './amount-forms.ts';
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
  const form = amountFormOf(culture, language);
  const pattern = position === 'before' ? form.symbolBefore : '-n ¤';
  return (amount) => {
    const cents = roundToCents(amount);
    const parts: Readonly<Record<string, string>> = {
      n: formatDigits(cents, form),
      '-': amount < 0 && cents > 0 ? form.minus : '',
      '¤': culture.currency.symbol,
      ' ': NO_BREAK_SPACE,
    };
    return [...pattern].map((part) => parts[part]).join('');
  };
}

/** Returns the size of an amount in cents. The decimal digits count: 1.005 becomes 101, though its binary value is lower. */
function roundToCents(amount: number): number {
  return Math.round(Number(`${Math.abs(amount).toFixed(8)}e2`));
}

function formatDigits(cents: number, { thousand, decimal, groupedFrom }: AmountForm): string {
  const digits = String(cents).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousand);
  return grouped + decimal + digits.slice(-2);
}

/** Formats an ISO date (YYYY-MM-DD; a time after it is ignored) as MM/DD/YYYY or DD-MM-YYYY. */
export function formatDate(culture: Culture, isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return culture.dateFormat === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}-${month}-${year}`;
}

/** Returns both formats for the current site. */
export function useFormat(): { money(amount: number): string; date(isoDate: string): string } {
  const { culture, language, config } = useSite();
  return {
    money: createMoneyFormat(culture, language, config.symbolPosition),
    date: (isoDate) => formatDate(culture, isoDate),
  };
}
