/** The texts of the shop use the words of docs/terms. */
import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, it } from 'vitest';
import { findForbidden, findUnneededExceptions, findUnusedWords, type KeyedText, readTermPage } from './terms.ts';
import { listFiles, readText } from './tracked-files.ts';

const SANDBOX = 'contracts/sandbox';

function textsIn(value: unknown, path = ''): readonly KeyedText[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`));
}

const read = (file: string): unknown => JSON.parse(readText(file));
/** The language tag or language of a file such as `fr-CA.json`. */
const tagOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

const tags = listFiles('shared/src/locales/*.json').map(tagOf);
const contentSources = listFiles(`${SANDBOX}/content/sources/*.json`).map(read);

/** The texts of a page, with plain spaces and without places to break a word. */
const textsOfPage = (languageTag: string) =>
  textsIn(textsFor(languageTag)).map(
    ([key, text]): KeyedText => [key, text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ').replaceAll('\u{ad}', '')],
  );

/** What pages of the language and of its regions show, and what the sandbox says in the language; of a region, its pages. */
function textsOf(languageTag: string): readonly KeyedText[] {
  if (languageTag.includes('-')) return textsOfPage(languageTag);
  const ofPage = tags.filter((tag) => tag.split('-')[0] === languageTag).flatMap(textsOfPage);
  const ofSandbox = [
    ...listFiles(`${SANDBOX}/shop-api/*/texts/${languageTag}.json`).map(read),
    ...listFiles(`${SANDBOX}/pages/texts/${languageTag}.json`).map((file) => ({ pages: read(file) })),
    ...listFiles(`${SANDBOX}/content/legal/texts/${languageTag}.json`).map((file) => ({ legal: read(file) })),
    ...contentSources.map((source) => Reflect.get(Object(source), languageTag)),
  ];
  return [...ofPage, ...ofSandbox.flatMap((texts) => textsIn(texts))];
}

const pages = listFiles('docs/terms/*.md').filter((file) => !file.endsWith('README.md'));

it('has a page for each language', () => {
  const withPage = pages.map(tagOf);
  expect(tags.filter((tag) => !tag.includes('-') && !withPage.includes(tag))).toEqual([]);
  expect(withPage.filter((tag) => !tags.includes(tag))).toEqual([]);
});

describe.each(pages)('%s', (file) => {
  const page = readTermPage(readText(file));
  const texts = textsOf(tagOf(file));

  it('has words that the texts use', () => {
    expect(findUnusedWords(page, texts)).toEqual([]);
  });

  it('forbids words that no text has', () => {
    expect(findForbidden(page, texts)).toEqual([]);
  });

  it('has exceptions that texts need', () => {
    expect(findUnneededExceptions(page, texts)).toEqual([]);
  });
});

describe('the reader of a page', () => {
  const head = '| Thing | Word | Meaning | Not |\n|---|---|---|---|\n';
  const page = readTermPage(
    `${head}| cart | \`cart\` | what is chosen | \`basket\`, \`bag!\` |\n\n## Exceptions\n\n| Key | Word | Reason |\n|---|---|---|\n| \`old.*\` | \`bag!\` | A name. |\n`,
  );

  it('reads terms, and exceptions by key', () => {
    expect(page).toEqual({
      terms: [{ thing: 'cart', words: ['cart'], not: ['basket', 'bag!'] }],
      exceptions: [{ key: 'old.*', word: 'bag!', reason: 'A name.' }],
    });
  });

  it('finds a forbidden word at the beginning of a word, or as a whole word', () => {
    const texts: readonly KeyedText[] = [
      ['a', 'Your Baskets'],
      ['b', 'Two bags'],
      ['c', 'A bag, and a cart'],
      ['old.d', 'A bag'],
    ];
    expect(findForbidden(page, texts)).toEqual(['basket in a: Your Baskets', 'bag! in c: A bag, and a cart']);
    expect(findUnusedWords(page, texts)).toEqual([]);
    expect(findUnusedWords(page, texts.slice(0, 2))).toEqual(['cart']);
    expect(findUnneededExceptions(page, texts)).toEqual([]);
    expect(findUnneededExceptions(page, texts.slice(0, 3))).toEqual(['bag! in old.*']);
  });

  it.each(['', `${head}| cart | \`cart\` | what is chosen |\n`, `${head}| cart | \`cart\` |  | – |\n`])(
    'refuses a page without a complete table: %j',
    (text) => {
      expect(() => readTermPage(text)).toThrow();
    },
  );
});
