/**
 * `pnpm texts pl`: prints each text of a language that holds a name or a count, with all names and counts, for reading.
 * `pnpm texts pl --read`: writes down that somebody has read all texts of the language or region as they are.
 */
import { writeFileSync } from 'node:fs';
import { languageFrom } from '@perennial/sandbox/pages/language';
import { textsFor } from '@perennial/shared/locales/texts';
import { fill, textsIn, textsToFill } from './filled-texts.ts';
import { checksumsOfAll, READ_TEXTS, readBefore } from './read-texts.ts';

function print(tag: string): void {
  for (const text of textsToFill(textsIn(textsFor(tag)))) {
    const sentences = fill(languageFrom(tag), text).map((sentence) => `  ${sentence}\n`);
    process.stdout.write(`${text[0]}\n${sentences.join('')}`);
  }
}

function writeRead(tag: string): void {
  const texts = checksumsOfAll();
  if (!texts[tag])
    throw new Error(`There are no texts of ${tag}; there are those of ${Object.keys(texts).join(', ')}.`);
  const before = readBefore();
  const rows = Object.fromEntries(Object.keys(texts).map((name) => [name, name === tag ? texts[name] : before[name]]));
  writeFileSync(new URL(`../../${READ_TEXTS}`, import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
}

const [tag = 'en', option] = process.argv.slice(2);
if (option === '--read') writeRead(tag);
else print(tag);
