import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../cultures/cultures.ts';
import { textsFor } from './texts.ts';
import { typeset } from './typography.ts';

const TAGS = [
  ...['cs', 'de', 'de-AT', 'en', 'en-GB', 'en-US', 'es', 'fr', 'fr-BE', 'fr-CA'],
  ...['it', 'nl', 'nl-BE', 'pl', 'ro', 'sv'],
] as const;

/** What opens and closes a quotation, written by a person. */
const QUOTES: Readonly<Record<LanguageCode, string>> = {
  cs: '„“',
  de: '„“',
  en: '“”',
  es: '«»',
  fr: '«»',
  it: '«»',
  nl: '“”',
  pl: '„”',
  ro: '„”',
  sv: '””',
};

/** The texts that name the signs which an address may have. */
const NAMING_A_HYPHEN = ['fields.messages.line1Invalid', 'fields.messages.townInvalid'];

const ALL_QUOTES = '„“”«»‟‹›‚‘"\'';

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(Object(value), `${path}${key}.`),
  );

const isLanguage = (code: string): code is LanguageCode => code in QUOTES;

function languageOf(tag: string): LanguageCode {
  const code = tag.slice(0, 2);
  if (!isLanguage(code)) throw new Error(`There is no language ${code}.`);
  return code;
}

/** The texts with something that the pattern finds, outside of placeholders. */
const withMatch = (tag: string, pattern: RegExp) =>
  leaves(textsFor(tag)).filter(([, text]) => pattern.test(text.replaceAll(/\{\{\w+\}\}/g, '{}')));

describe.each(TAGS)('the texts of a page in %s', (tag) => {
  const language = languageOf(tag);

  it('have single spaces inside only', () => {
    expect(withMatch(tag, /^\s|\s$|\s\s|[\t\n]/u)).toEqual([]);
  });

  it('have no space before a mark, but for the French ones', () => {
    const marks = language !== 'fr' ? '.,;:!?)' : tag === 'fr-CA' ? '.,;!?)' : '.,)';
    expect(withMatch(tag, new RegExp(`\\s[${marks}](?!\\.)`, 'u'))).toEqual([]);
  });

  it('keep the two parts of "e-mail" in one line of a sentence', () => {
    expect(withMatch(tag, /(?<!\p{L})e-mail.*[.!?…]/isu)).toEqual([]);
  });

  it('have a space after a mark', () => {
    // Not in a number, such as 12:30 or the Swedish 2:a, and not in an abbreviation.
    expect(withMatch(tag, /(?<![\d}])[;:!?](?![\s”“»)]|$)|,(?![\s\d”“»]|$)|\p{Ll}{3}\.\p{L}/u)).toEqual([]);
  });

  it('have the quotes of the language, in pairs', () => {
    const [open = '', close = ''] = [...QUOTES[language]];
    const others = [...ALL_QUOTES].filter((quote) => !QUOTES[language].includes(quote)).join('');
    expect(withMatch(tag, new RegExp(`[${others}]`, 'u'))).toEqual([]);
    const unpaired = leaves(textsFor(tag)).filter(([, text]) => {
      const marks = [...text].filter((sign) => QUOTES[language].includes(sign)).join('');
      return marks.replaceAll(open + close, '') !== '';
    });
    expect(unpaired).toEqual([]);
  });

  it('have dashes, minus signs and an ellipsis as one sign each', () => {
    // A hyphen joins words; a range has a dash without spaces.
    const found = withMatch(tag, /\.\.|--|\s[-—]|[-—]\s|\d-\d|(?<![\p{L}\d}])-[\d{]/u);
    expect(found.filter(([key]) => !NAMING_A_HYPHEN.includes(key))).toEqual([]);
  });

  it('have the decimal mark of the language', () => {
    const other = language === 'en' ? /\d,\d(?!\d\d)/u : /\d\.\d(?!\d\d)/u;
    expect(withMatch(tag, other)).toEqual([]);
  });
});

describe('the texts in French', () => {
  /** Returns the texts with one of these marks after anything but one of these characters. */
  const wrongBefore = (tag: string, marks: string, allowed: string) =>
    leaves(textsFor(tag)).filter(([, text]) => new RegExp(`[^${allowed}][${marks}]`, 'u').test(text));

  it.each(['fr', 'fr-BE'])('have a narrow no-break space before double punctuation marks: %s', (tag) => {
    expect(wrongBefore(tag, ':;?!', '\u{202f}')).toEqual([]);
  });

  it('have a no-break space in Canada before a colon only', () => {
    expect(wrongBefore('fr-CA', ':', '\u{a0}')).toEqual([]);
    expect(wrongBefore('fr-CA', ';?!', '\\p{L}\\p{N})}»')).toEqual([]);
  });

  it.each(['fr', 'fr-CA'])('have a no-break space inside quotes: %s', (tag) => {
    expect(wrongBefore(tag, '»', '\u{a0}')).toEqual([]);
    expect(withMatch(tag, /«[^\u{a0}]/u)).toEqual([]);
  });
});

it.each(['cs', 'pl'])('no line ends in a word of one letter: %s', (tag) => {
  expect(withMatch(tag, /(?<![\p{L}\p{N}])\p{L}[ \n]/u)).toEqual([]);
  expect(withMatch(tag, /(?<![\p{L}\p{N}])\p{L}\u{a0}/u).length).toBeGreaterThan(100);
});

it.each([
  ['pl', 'Zmiana i w domu, a z Tobą', 'Zmiana i\u{a0}w\u{a0}domu, a\u{a0}z\u{a0}Tobą'],
  ['pl', 'W {{month}} do 2 dni', 'W\u{a0}{{month}} do 2 dni'],
  ['cs', 'Kupte ho a vraťte', 'Kupte ho a\u{a0}vraťte'],
  ['en', 'a return', 'a return'],
  ['fr', 'Oui ? Non : « peut-être » !', 'Oui\u{202f}? Non\u{202f}: «\u{a0}peut-être\u{a0}»\u{202f}!'],
  ['fr-BE', 'Oui ?', 'Oui\u{202f}?'],
  ['fr-CA', 'Oui ? Non : « peut-être » !', 'Oui? Non\u{a0}: «\u{a0}peut-être\u{a0}»!'],
  ['de', 'E-Mail-Adresse', 'E-Mail-Adresse'],
  ['de', 'Per E-Mail.', 'Per E-\u{2060}Mail.'],
  ['de', 'Saldo: -{{amount}}, 20 %, E-Mail', 'Saldo: \u{2212}{{amount}}, 20\u{a0}%, E-Mail'],
])('sets spaces and signs: %s %s', (tag, text, expected) => {
  expect(typeset(text, tag)).toBe(expected);
});
