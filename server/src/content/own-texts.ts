/** Reads the shop's own words, a file a language, when the BFF starts (docs/brand.md#words). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cultures } from '@perennial/shared/cultures/cultures';
import { findOwnTextFaults } from '@perennial/shared/locales/own-texts';
import { type Part, type Texts, textsFor } from '@perennial/shared/locales/texts';
import { ConfigError } from '../config.ts';

const FOLDER = fileURLToPath(new URL('../../../shared/src/brand/texts', import.meta.url));

const tags = cultures.flatMap(({ languages }) => languages);
const known = new Set(tags.flatMap((tag) => [tag, tag.split('-')[0] ?? '']));

/**
 * Returns the texts by language (`fr`) or language tag (`fr-CA`); none without the folder. Throws ConfigError with a line
 * for each fault.
 */
export function readOwnTexts(folder = FOLDER): ReadonlyMap<string, Part<Texts>> {
  const faults: string[] = [];
  const texts = new Map<string, Part<Texts>>();
  for (const file of listFiles(folder)) {
    const tag = file.replace(/\.json$/, '');
    if (!known.has(tag)) {
      faults.push(`${file} is no language of the shop: rename it to one such as fr.json or fr-CA.json`);
      continue;
    }
    const own = readJson(join(folder, file));
    const found = findOwnTextFaults(own, textsFor(tag));
    faults.push(...found.map((fault) => `${file}: ${fault}`));
    if (found.length > 0) continue;
    // Each key is one of the product's, and each value a text.
    texts.set(tag, own as Part<Texts>);
  }
  if (faults.length > 0) throw new ConfigError(faults.map((fault) => `shared/src/brand/texts/${fault}`));
  return texts;
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

/** Returns what a file says; undefined if it is no JSON. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
