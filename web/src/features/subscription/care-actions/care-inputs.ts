/** What care fills in for an action, and when it is valid. See docs/rules/care.md#action-inputs. */
import type { Culture } from '@perennial/shared/cultures/cultures';
import type { ReshippingOption } from '@perennial/shared/models/care';
import { parseDay } from '../../../commerce/dates/typed-day.ts';
import type { CareInputs, CareNeed } from './care-actions.ts';

/** As typed and ticked. */
export type CareFields = {
  readonly amount: string;
  readonly date: string;
  readonly ticked: readonly ShippedPart[];
};

export type ShippedPart = Exclude<ReshippingOption, 'Both'>;

/** The most that the BFF accepts. */
const MAX_AMOUNT = 100_000;

/** The first and the last day of the years 1000 to 2999. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '2999-12-31';

/** Returns an amount with the decimal sign of the language, above zero and with two decimals at most; else undefined. */
export function readAmount(text: string, language: string): number | undefined {
  const sign = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const [whole = '', decimals, ...rest] = text.trim().split(sign);
  const isNumber = /^\d+$/.test(whole) && (decimals === undefined || /^\d{1,2}$/.test(decimals)) && rest.length === 0;
  const amount = Number(`${whole}.${decimals ?? 0}`);
  return isNumber && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

/** Returns a day of the calendar as YYYY-MM-DD, typed so or in the order of the culture; else undefined. */
export function readCancellationDate(text: string, dateFormat: Culture['dateFormat']): string | undefined {
  const day = parseDay(text, dateFormat);
  return day !== undefined && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined;
}

/** Returns what is shipped again; undefined if nothing is ticked. */
export function toOption(ticked: readonly ShippedPart[]): ReshippingOption | undefined {
  return ticked.length > 1 ? 'Both' : ticked[0];
}

type Site = { readonly culture: Pick<Culture, 'dateFormat'>; readonly language: string };

/** Returns the inputs of an action; undefined while they are not valid. The option is asked for in the dialog. */
export function readInputs(
  need: CareNeed,
  { amount, date }: CareFields,
  { culture, language }: Site,
): CareInputs | undefined {
  if (need === 'amount') {
    const discountAmount = readAmount(amount, language);
    return discountAmount === undefined ? undefined : { discountAmount };
  }
  if (need === 'date') {
    const cancellationDate = readCancellationDate(date, culture.dateFormat);
    return cancellationDate === undefined ? undefined : { cancellationDate };
  }
  return {};
}
