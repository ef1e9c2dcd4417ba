/** Money and dates as a culture writes them (specification 1, section 3.1). */
import type { Culture } from '@perennial/shared/cultures/cultures';
import { useMemo } from 'react';
import { useSite } from './site.tsx';

/** A decimal amount with two decimals and the culture's symbol, in the manner of the language. */
export function moneyFormat(culture: Culture, language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: culture.currency.code,
    currencyDisplay: 'narrowSymbol',
  });
  const written = ({ type, value }: Intl.NumberFormatPart) => (type === 'currency' ? culture.currency.symbol : value);
  return (amount) => format.formatToParts(amount).map(written).join('');
}

/** An ISO date (YYYY-MM-DD, a time after it is not read) as MM/DD/YYYY or DD-MM-YYYY. */
export function formatDate(culture: Culture, isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return culture.dateFormat === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}-${month}-${year}`;
}

/** Both for the site that is shown. */
export function useFormat(): { money(amount: number): string; date(isoDate: string): string } {
  const { culture, language } = useSite();
  return useMemo(() => {
    const money = moneyFormat(culture, language);
    return { money, date: (isoDate: string) => formatDate(culture, isoDate) };
  }, [culture, language]);
}
