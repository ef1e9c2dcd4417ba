/** Parses the country rows of the culture document (docs/rules/content.md#country-rows). */
import { type CountryConfig, regionSchema } from '@perennial/shared/models/content';
import { z } from 'zod';
import { type OnDropped, readField, readGroup } from './fields.ts';
import { countSteps } from './pattern-cost.ts';

const MAX_PATTERN_LENGTH = 200;

type Fields = Readonly<Record<string, unknown>>;

const row = z.record(z.string(), z.unknown());

/** A few milliseconds. The patterns of postal codes take some dozens or hundreds of steps. */
const MAX_PATTERN_STEPS = 100_000;

/** Client and BFF match input against the pattern without a time limit, so slow patterns are dropped here. */
const pattern = z
  .string()
  .max(MAX_PATTERN_LENGTH)
  .refine(isRegularExpression, { error: 'is not a regular expression', abort: true })
  .refine((source) => countSteps(source) <= MAX_PATTERN_STEPS, { error: 'can take too long' });

const fieldMode = z.coerce.number().int();

function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/**
 * Parses the rows of the culture's own countries over their defaults. Rows of other countries are dropped, because the
 * site does not ship there.
 */
export function parseCountries(
  data: Fields,
  defaults: readonly CountryConfig[],
  onDropped: OnDropped,
): CountryConfig[] {
  const rows = readGroup(data, 'countries', row, onDropped).map((fields, index) => {
    const onRowDropped: OnDropped = (field, reason) => onDropped(`countries[${index}].${field}`, reason);
    return { fields, onRowDropped, code: readField(fields, 'code', z.string(), '', onRowDropped).toUpperCase() };
  });
  for (const { code, onRowDropped } of rows) {
    if (!defaults.some((country) => country.code === code)) {
      onRowDropped('code', `"${code}" is not a country of this culture`);
    }
  }
  return defaults.map((country) => {
    const found = rows.find(({ code }) => code === country.code);
    return found ? parseCountry(found.fields, country, found.onRowDropped) : country;
  });
}

function parseCountry(fields: Fields, defaults: CountryConfig, onDropped: OnDropped): CountryConfig {
  return {
    code: defaults.code,
    name: readField(fields, 'name', z.string(), defaults.name, onDropped),
    states: readGroup(fields, 'states', regionSchema, onDropped),
    statesDuplicate: readGroup(fields, 'states_duplicate', regionSchema, onDropped),
    zipCodePattern: readField<string | null>(fields, 'zip_code_regex', pattern, defaults.zipCodePattern, onDropped),
    houseNumberPatterns: readGroup(fields, 'house_number_regexs', pattern, onDropped),
    fieldMode: readField<number | null>(
      fields,
      'street_housenumber_extension_field',
      fieldMode,
      defaults.fieldMode,
      onDropped,
    ),
  };
}
