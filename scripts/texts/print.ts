/** `pnpm texts pl`: prints each text of a language that holds a name or a count, with all names and counts, for reading. */
import { languageFrom } from '@perennial/sandbox/pages/language';
import { textsFor } from '@perennial/shared/locales/texts';
import { fill, textsIn, textsToFill } from './filled-texts.ts';

const tag = process.argv[2] ?? 'en';
for (const text of textsToFill(textsIn(textsFor(tag)))) {
  const sentences = fill(languageFrom(tag), text).map((sentence) => `  ${sentence}\n`);
  process.stdout.write(`${text[0]}\n${sentences.join('')}`);
}
