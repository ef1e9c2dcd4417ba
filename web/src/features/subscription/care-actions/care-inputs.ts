/** What care fills in for an action, and when it is valid (docs/rules/care.md#action-inputs). */
import { amountFormOf } from '@perennial/shared/cultures/amount-forms';
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

type Site = { readonly culture: Culture; readonly language: string };

/**
 * Returns an amount with the decimal sign of the language, above zero and with two decimals at most; else undefined.
 */
export function readAmount(text: string, { culture, language }: Site): number | undefined {
  const [whole = '', decimals, ...rest] = text.trim().split(amountFormOf(culture, language).decimal);
  const isNumber = /^\d+$/.test(whole) && (decimals === undefined || /^\d{1,2}$/.test(decimals)) && rest.length === 0;
  const amount = Number(`${whole}.${decimals ?? 0}`);
  return isNumber && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

/** Returns what is shipped again; undefined if nothing is ticked. */
export function toOption(ticked: readonly ShippedPart[]): ReshippingOption | undefined {
  return ticked.length > 1 ? 'Both' : ticked[0];
}

/** Returns the inputs of an action; undefined while they are not valid. The option is asked for in the dialog. */
export function readInputs(need: CareNeed, { amount, date }: CareFields, site: Site): CareInputs | undefined {
  if (need === 'amount') {
    const discountAmount = readAmount(amount, site);
    return discountAmount === undefined ? undefined : { discountAmount };
  }
  if (need === 'date') {
    const cancellationDate = parseDay(date, site.culture.dateFormat);
    return cancellationDate === undefined ? undefined : { cancellationDate };
  }
  return {};
}
