/** The country rows of the culture document: what is a postal code and a house number there, and what states it has. */
import { type CountryConfig, regionSchema } from '@perennial/shared/models/content';
import { z } from 'zod';
import { fitsInTime } from '../address/timed-pattern.ts';
import { type OnDropped, readField, readGroup } from './fields.ts';

const MAX_PATTERN_LENGTH = 200;

type Fields = Readonly<Record<string, unknown>>;

const row = z.record(z.string(), z.unknown());

/** Texts over which a pattern with repetitions inside of repetitions takes long, as long as a postal code gets. */
const PROBES = ['1', 'A', 'a', ' ', '-', '1A', '1 '].map((part) => `${part.repeat(12).slice(0, 11)}!`);

/** The client holds what a person types against it, so it must be one, and one that comes to an end. */
const pattern = z
  .string()
  .max(MAX_PATTERN_LENGTH)
  .refine(isRegularExpression, { error: 'is no regular expression', abort: true })
  .refine((source) => PROBES.every((text) => fitsInTime(`^(?:${source})$`, text) !== undefined), {
    error: 'takes too long',
  });

const fieldMode = z.coerce.number().int();

function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/** The document's words about the culture's own countries; rows of others are dropped, since nothing is sent there. */
export function countriesOf(data: Fields, own: readonly CountryConfig[], onDropped: OnDropped): CountryConfig[] {
  const rows = readGroup(data, 'countries', row, onDropped).map((fields, index) => {
    const dropped: OnDropped = (field, reason) => onDropped(`countries[${index}].${field}`, reason);
    return { fields, dropped, code: readField(fields, 'code', z.string(), '', dropped).toUpperCase() };
  });
  for (const { code, dropped } of rows) {
    if (!own.some((country) => country.code === code)) dropped('code', `"${code}" is not a country of this culture`);
  }
  return own.map((country) => {
    const found = rows.find(({ code }) => code === country.code);
    return found ? countryOf(found.fields, country, found.dropped) : country;
  });
}

function countryOf(fields: Fields, own: CountryConfig, onDropped: OnDropped): CountryConfig {
  return {
    code: own.code,
    name: readField(fields, 'name', z.string(), own.name, onDropped),
    states: readGroup(fields, 'states', regionSchema, onDropped),
    statesDuplicate: readGroup(fields, 'states_duplicate', regionSchema, onDropped),
    zipCodePattern: readField<string | null>(fields, 'zip_code_regex', pattern, own.zipCodePattern, onDropped),
    houseNumberPatterns: readGroup(fields, 'house_number_regexs', pattern, onDropped),
    fieldMode: readField<number | null>(
      fields,
      'street_housenumber_extension_field',
      fieldMode,
      own.fieldMode,
      onDropped,
    ),
  };
}
