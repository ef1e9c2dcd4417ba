/** What is wrong with a field of an address (specification 1, section 5; specification 2, section 5; decisions 6 to 9). */
import type { CountryCode } from '../countries/country-codes.ts';
import { type FieldFault, lengthFault } from '../validation/field-fault.ts';
import { isForbiddenAddress } from '../validation/forbidden-address.ts';
import { isHouseNumber } from '../validation/house-number.ts';
import { isPostalCode, writtenPostalCode } from '../validation/postal-code.ts';
import type { AddressFieldRow, FieldRule } from './address-fields.ts';
import type { AddressSettings } from './address-settings.ts';

/** Whose rules hold: those of the country, but for the site's own patterns. */
export type RuleSource = {
  readonly country: CountryCode;
  readonly settings: Pick<AddressSettings, 'zipCodePattern' | 'houseNumberPatterns'>;
};

/** What is wrong with a field; undefined where nothing is. What is chosen from a list is right when it is there. */
export function addressFault(row: AddressFieldRow, value: string, source: RuleSource): FieldFault | undefined {
  const text = value.trim();
  if (text === '') return row.required ? { message: 'required' } : undefined;
  return row.chosenFrom ? undefined : ruleFault(row.rule, text, source);
}

function ruleFault(rule: FieldRule, text: string, source: RuleSource): FieldFault | undefined {
  if (rule.noPoBox && isForbiddenAddress(source.country, text)) return { message: 'poBox' };
  const length = lengthFault(text, rule);
  if (rule.form && (length?.message === 'maxLetters' || !rule.form.of.test(text))) {
    return { message: rule.form.fault, ...(rule.max !== undefined && { n: rule.max }) };
  }
  if (length) return length;
  if (rule.mustContainNumber && !/\d/.test(text)) return { message: 'mustContainNumber' };
  return rule.pattern && patternFault(rule.pattern, text, source);
}

/** Longer ones are never sent; a site's own pattern is spared them, since it may take long over a long text. */
const LONGEST = { postalCode: 12, houseNumber: 10 } as const;

function patternFault(
  pattern: NonNullable<FieldRule['pattern']>,
  text: string,
  { country, settings }: RuleSource,
): FieldFault | undefined {
  const tooLong = text.length > LONGEST[pattern];
  if (pattern === 'houseNumber') {
    if (tooLong) return { message: 'houseNumberInvalid' };
    const own = settings.houseNumberPatterns;
    const fits = own.length > 0 ? own.some((form) => form.test(text)) : isHouseNumber(country, text);
    return fits ? undefined : { message: 'houseNumberInvalid' };
  }
  if (tooLong) return { message: 'zipInvalid' };
  const written = writtenPostalCode(country, text);
  const fits = settings.zipCodePattern?.test(written) ?? isPostalCode(country, written);
  return fits ? undefined : { message: 'zipInvalid' };
}

/** Specification 3, section 5: street, number and extension together; outside of this a warning is shown, and it is sent. */
const PLACE_LENGTH = { moreThan: 4, lessThan: 35 } as const;

/** Whether street, house number and extension together are of a length that carriers can print. */
export function placeFits({
  street,
  houseNumber,
  extension,
}: Readonly<Record<'street' | 'houseNumber' | 'extension', string>>): boolean {
  const { length } = [...`${street}${houseNumber}${extension}`];
  return length > PLACE_LENGTH.moreThan && length < PLACE_LENGTH.lessThan;
}
