/** Markdown tables, and the words in which they describe patterns. */
import { type CountryCode, countryCodes } from '@perennial/shared/countries/country-codes';

/** A word in code style. A bar would end the cell, so it is escaped. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** One row for all countries with the same cells; the countries are in the first cell. */
export function groupCountries(
  toCells: (country: CountryCode) => string | readonly string[],
): readonly (readonly string[])[] {
  const groups = Map.groupBy(
    countryCodes.map((country) => ({ country, cells: [toCells(country)].flat() })),
    ({ cells }) => JSON.stringify(cells),
  );
  const everywhere = groups.size === 1;
  return [...groups.values()].map((rows) => [
    everywhere ? 'all' : rows.map(({ country }) => country).join(', '),
    ...(rows[0]?.cells ?? []),
  ]);
}

const characters = [
  ['a', 'letters'],
  ['1', 'digits'],
  [' ', 'spaces'],
  ["'", 'apostrophes'],
  ['-', 'hyphens'],
  ['/', 'slashes'],
  [',', 'commas'],
] as const;

/** The kinds of characters that a pattern accepts, found by trying one of each. */
export function describeCharacters(pattern: RegExp): string {
  return characters
    .filter(([sample]) => pattern.test(`a${sample}a`))
    .map(([, name]) => name)
    .join(', ');
}

const houseNumbers = ['1', '1234', '12345', '12a', '12/3', '12 bis', '1234567890', 'A'] as const;

/** House numbers that a pattern accepts, and those that it does not accept, out of a fixed list. */
export function sampleHouseNumbers(pattern: RegExp): readonly [accepted: string, rejected: string] {
  const accepted = houseNumbers.filter((number) => pattern.test(number));
  const rejected = houseNumbers.filter((number) => !pattern.test(number));
  return [accepted.join(', '), rejected.join(', ')];
}

const block = /<!-- table: ([\w-]+) -->\n([\s\S]*?)<!-- \/table -->/g;

/** The names of the blocks of a page. */
export function findBlocks(page: string): readonly string[] {
  return [...page.matchAll(block)].map(([, name = '']) => name);
}

/** The page with its blocks filled. Throws for a block that no table has the name of. */
export function fillBlocks(page: string, tables: Readonly<Record<string, () => string>>): string {
  return page.replace(block, (_, name: string) => {
    const render = tables[name];
    if (!render) throw new Error(`There is no table ${name}`);
    return `<!-- table: ${name} -->\n${render()}\n<!-- /table -->`;
  });
}
