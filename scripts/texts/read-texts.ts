/**
 * Which texts somebody has read who knows the language. A row of `read-texts.json` is the checksum of a group of texts, with
 * the English ones that they say. A text that changes, in either language, changes the row, until it was read again.
 */
import { createHash } from 'node:crypto';
import { readText } from '../repository/tracked-files.ts';
import { textsOfLanguages, textsOfRegions } from './text-files.ts';

/** The checksums of a language by group: the first part of the keys of its texts. */
type ReadTexts = Readonly<Record<string, string>>;

export const READ_TEXTS = 'scripts/texts/read-texts.json';

/** What was written down, by language or region. */
export const readBefore = (): Readonly<Record<string, ReadTexts>> => JSON.parse(readText(READ_TEXTS));

type Texts = ReadonlyMap<string, string>;

/** Returns the checksums of the texts as they are. */
export function checksumsOf(texts: Texts, english: Texts): ReadTexts {
  const groups = Object.groupBy([...texts.keys()].sort(), (key) => key.replace(/\/.*/s, ''));
  const toRow = ([group, keys = []]: [string, string[] | undefined]) => [
    group,
    checksumOf(keys.map((key) => [key, english.get(key), texts.get(key)])),
  ];
  return Object.fromEntries(Object.entries(groups).map(toRow));
}

/** Returns the groups whose texts are not those that were read. */
export function findUnread(texts: ReadTexts, read: ReadTexts = {}): readonly string[] {
  const groups = new Set([...Object.keys(texts), ...Object.keys(read)]);
  return [...groups].filter((group) => texts[group] !== read[group]);
}

/** Returns the checksums of all languages and regions, by their tags. */
export function checksumsOfAll(): Readonly<Record<string, ReadTexts>> {
  const english: Texts = textsOfLanguages.get('en') ?? new Map();
  const all = [...textsOfLanguages, ...textsOfRegions].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(all.map(([tag, texts]) => [tag, checksumsOf(texts, english)]));
}

const checksumOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
