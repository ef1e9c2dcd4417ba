/** Formats money for a culture (docs/rules/markets.md#currencies-and-money). */
import { type AmountForm, amountFormOf } from './amount-forms.ts';
import type { Culture } from './cultures.ts';

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
