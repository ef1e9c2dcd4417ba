/** Reads the pages of docs/terms, and finds their words in texts. */

type Term = { readonly thing: string; readonly words: readonly string[]; readonly not: readonly string[] };

/** A forbidden word that the texts of a key may have; `*` stands for the rest of a key. */
type TermException = { readonly key: string; readonly word: string; readonly reason: string };

type TermPage = { readonly terms: readonly Term[]; readonly exceptions: readonly TermException[] };

/** A text of the shop with its key, such as `cart.title`. */
export type KeyedText = readonly [key: string, text: string];

const inBackticks = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** Returns the rows of the table with these heads. Throws if there is none, or a row has other cells or an empty one. */
function rowsOf(page: string, heads: readonly string[]): readonly (readonly string[])[] {
  const lines = page.split('\n');
  const head = lines.indexOf(`| ${heads.join(' | ')} |`);
  if (head < 0) throw new Error(`There is no table with the heads ${heads.join(', ')}.`);
  const after = lines.slice(head + 2);
  const end = after.findIndex((line) => !line.startsWith('|'));
  return after.slice(0, end < 0 ? undefined : end).map((line) => {
    const cells = line.slice(1, -1).split('|');
    if (cells.length !== heads.length || cells.some((cell) => cell.trim() === ''))
      throw new Error(`Wrong row: ${line}`);
    return cells.map((cell) => cell.trim());
  });
}

/** Reads a page. Throws if it has no table of terms, or a row of a table is not complete. */
export function readTermPage(page: string): TermPage {
  const terms = rowsOf(page, ['Thing', 'Word', 'Meaning', 'Not']).map(([thing = '', words = '', , not = '']) => ({
    thing,
    words: inBackticks(words),
    not: inBackticks(not),
  }));
  const exceptions = page.includes('## Exceptions')
    ? rowsOf(page, ['Key', 'Word', 'Reason']).map(([key = '', word = '', reason = '']) => ({
        key: inBackticks(key)[0] ?? '',
        word: inBackticks(word)[0] ?? '',
        reason,
      }))
    : [];
  return { terms, exceptions };
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has a word: at the beginning of one of its words, or as a whole word if it is written with `!`. */
function hasWord(text: string, word: string): boolean {
  const end = word.endsWith('!') ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${literally(word.replace(/!$/, ''))}${end}`, 'iu').test(text);
}

const allows = ({ key, word }: TermException, [textKey]: KeyedText, forbidden: string) =>
  word === forbidden && new RegExp(`^${literally(key).replace('\\*', '.*')}$`).test(textKey);

/** Returns the texts with a forbidden word and without an exception, each with the word. */
export function findForbidden(page: TermPage, texts: readonly KeyedText[]): readonly string[] {
  return page.terms.flatMap(({ not }) =>
    not.flatMap((word) =>
      texts
        .filter(([, text]) => hasWord(text, word))
        .filter((text) => !page.exceptions.some((exception) => allows(exception, text, word)))
        .map(([key, text]) => `${word} in ${key}: ${text}`),
    ),
  );
}

/** Returns the words of the page that no text has. */
export function findUnusedWords(page: TermPage, texts: readonly KeyedText[]): readonly string[] {
  return page.terms.flatMap(({ words }) => words).filter((word) => !texts.some(([, text]) => hasWord(text, word)));
}

/** Returns the keys of exceptions that no text needs. */
export function findUnneededExceptions(page: TermPage, texts: readonly KeyedText[]): readonly string[] {
  return page.exceptions
    .filter(
      (exception) => !texts.some((text) => hasWord(text[1], exception.word) && allows(exception, text, exception.word)),
    )
    .map(({ key, word }) => `${word} in ${key}`);
}
