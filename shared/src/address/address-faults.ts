/** Faults of address fields (docs/rules/addresses.md#field-limits). */
import type { CountryCode } from '../countries/country-codes.ts';
import { type FieldFault, lengthFault, refusedCharacter } from '../validation/field-fault.ts';
import { isForbiddenAddress } from '../validation/forbidden-address.ts';
import {
  houseNumberExample,
  isHouseNumber,
  isHouseNumberOfDigits,
  refusedInHouseNumber,
} from '../validation/house-number.ts';
import { countLetters } from '../validation/letters.ts';
import { formatPostalCode, isPostalCode, postalCodeExample } from '../validation/postal-code.ts';
import { toTypedText } from '../validation/typed-text.ts';
import type { AddressFieldRow, FieldRule } from './address-fields.ts';
import type { AddressSettings } from './address-settings.ts';

/** The country whose rules apply, and the settings of the site, which replace the patterns of the country. */
type RuleSource = {
  readonly country: CountryCode;
  readonly settings: Pick<AddressSettings, 'zipCodePattern' | 'houseNumberPatterns' | 'cities'>;
  /** The state of the address, which decides the cities to choose from. */
  readonly stateCode?: string | null | undefined;
};

/**
 * Returns the fault of a field's value; undefined for a valid value. A city of the list is always valid. Any other
 * city was typed, because its state has no list, or was saved before, so the rule for typed text applies.
 */
export function addressFault(row: AddressFieldRow, value: string, source: RuleSource): FieldFault | undefined {
  const text = toTypedText(value);
  if (text === '') return row.required ? { message: 'required' } : undefined;
  if (row.chosenFrom === 'cities' && findCities(source).some((city) => toTypedText(city) === text)) return undefined;
  return ruleFault(row.rule, text, source);
}

/** Returns the cities to choose from; none if the state has no list. */
export function findCities({ settings, stateCode }: Pick<RuleSource, 'settings' | 'stateCode'>): readonly string[] {
  return (stateCode && settings.cities[stateCode]) || [];
}

function ruleFault(rule: FieldRule, text: string, source: RuleSource): FieldFault | undefined {
  if (rule.noPoBox && isForbiddenAddress(source.country, text)) return { message: 'poBox' };
  const length = lengthFault(text, rule);
  if (rule.characters && (length?.message === 'maxLetters' || !rule.characters.allowed.test(text))) {
    const { allowed, fault } = rule.characters;
    return { message: fault, ...(rule.max !== undefined && { n: rule.max }), ...refusedCharacter(text, allowed) };
  }
  if (length) return length;
  if (rule.mustContainNumber && !/\d/.test(text)) return { message: 'mustContainNumber' };
  return rule.pattern && patternFault(rule.pattern, text, source);
}

/** Longer values are invalid. They are not tested, because a pattern of the site can be slow on a long text. */
const MAX_LENGTH = { postalCode: 12, houseNumber: 10 } as const;

function patternFault(
  pattern: NonNullable<FieldRule['pattern']>,
  text: string,
  { country, settings }: RuleSource,
): FieldFault | undefined {
  const tooLong = countLetters(text) > MAX_LENGTH[pattern];
  if (pattern === 'houseNumber') {
    const fault = { message: 'houseNumberInvalid', example: houseNumberExample(country) } as const;
    if (tooLong) return fault;
    const patterns = settings.houseNumberPatterns;
    const fits = patterns.length > 0 ? patterns.some((form) => form.test(text)) : isHouseNumber(country, text);
    if (fits) return undefined;
    // A pattern of the site does not tell which of its characters is wrong.
    if (patterns.length > 0) return fault;
    const refused = refusedInHouseNumber(country, text);
    const isLetter = refused.character !== undefined && isHouseNumberOfDigits(country);
    return isLetter ? { message: 'onlyNumber', ...refused } : { ...fault, ...refused };
  }
  const fault = { message: 'zipInvalid', example: postalCodeExample(country) } as const;
  if (tooLong) return fault;
  const written = formatPostalCode(country, text);
  const fits = settings.zipCodePattern?.test(written) ?? isPostalCode(country, written);
  return fits ? undefined : fault;
}

/** In letters (docs/rules/addresses.md#combined-length). */
const COMBINED_LENGTH = { moreThan: 4, lessThan: 35 } as const;

/** Whether carriers can print street, house number and extension on a label, by their combined length. */
export function placeFits({
  street,
  houseNumber,
  extension,
}: Readonly<Record<'street' | 'houseNumber' | 'extension', string>>): boolean {
  const length = countLetters(`${street}${houseNumber}${extension}`);
  return length > COMBINED_LENGTH.moreThan && length < COMBINED_LENGTH.lessThan;
}
