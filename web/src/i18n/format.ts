/** Formats money and dates for a culture (docs/rules/markets.md#currencies-and-money, docs/rules/markets.md#dates). */
import type { Culture } from '@perennial/shared/cultures/cultures';
import { createMoneyFormat } from '@perennial/shared/cultures/money';
import { useSite } from './site.tsx';

/** Formats an ISO date (YYYY-MM-DD; a time after it is ignored) as MM/DD/YYYY or DD-MM-YYYY. */
export function formatDate(culture: Culture, isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return culture.dateFormat === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}-${month}-${year}`;
}

type Format = {
  /** Formats a decimal amount in the currency of the culture, in the language of the page. */
  money(amount: number): string;
  /** Formats an ISO date as `formatDate` does. */
  date(isoDate: string): string;
};

/** Returns both formats for the current site. */
export function useFormat(): Format {
  const { culture, language, config } = useSite();
  return {
    money: createMoneyFormat(culture, language, config.symbolPosition),
    date: (isoDate) => formatDate(culture, isoDate),
  };
}
