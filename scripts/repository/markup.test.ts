/** What HTML allows inside an element, and what assistive technology needs as a name, in the elements that the client writes. */
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

const components = listFiles('web/src/*.tsx')
  .filter((path) => !path.endsWith('.test.tsx') && !path.startsWith('web/src/testing/'))
  .map((path) => ({ path, text: readText(path) }));

/** Returns `path: tag` of the elements whose tag, or what follows it, does not fit. */
function find(element: string, fits: (tag: string, content: string) => boolean): readonly string[] {
  const pattern = new RegExp(`<(?:${element})\\b(?:[^>{]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*>`, 'g');
  return components.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: tag, index }) => !fits(tag, text.slice(index + tag.length)))
      .map(([tag]) => `${path}: ${tag}`),
  );
}

const hasName = (tag: string) => /\baria-label(?:ledby)?=/.test(tag);

it('names each group of fields by its legend, or says that it is none', () => {
  const isNamed = (tag: string, content: string) =>
    tag.includes('role="presentation"') || hasName(tag) || /^\s*<legend\b/.test(content);
  expect(find('fieldset', isNamed)).toEqual([]);
});

it('names each landmark of which a page can have several', () => {
  expect(find('aside|nav', hasName)).toEqual([]);
});

it('has no heading and no block in an address', () => {
  const hasLines = (_: string, content: string) =>
    !/<(?:h\d|div|section|address)\b/.test(content.split('</address>')[0] ?? '');
  expect(find('address', hasLines)).toEqual([]);
});

it('writes a question of the editors into the summary as one line', () => {
  // A summary has no blocks.
  const isInline = (tag: string) => !tag.includes('summary={<ContentHtml') || / inline\b/.test(tag);
  expect(find('Disclosure', isInline)).toEqual([]);
});

it('takes the colon between two texts from the texts, because French has a space before it', () => {
  const glued = components.filter(({ text }) => /\{': '\}|\}: (?=\$\{|`)/.test(text)).map(({ path }) => path);
  expect(glued).toEqual([]);
});
