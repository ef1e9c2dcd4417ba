/**
 * A text says in each language what it says in the others: the same numbers, a "not" if they have one, about as much, in its
 * own language. Nobody sees a copied, cut or changed text whose placeholders are right.
 */
import { describe, expect, it } from 'vitest';
import { textsOfLanguages as languages, textsOfRegions } from './text-files.ts';

const names = [...languages.keys()];
const texts = [...languages].flatMap(([language, some]) => [...some].map(([key, text]) => ({ language, key, text })));
type Text = (typeof texts)[number];

/** The text of a key; a language without the plural form has another. */
const textOf = (language: string, key: string) =>
  languages.get(language)?.get(key) ?? languages.get(language)?.get(key.replace(/_\w+$/, '_other')) ?? '';
const othersOf = ({ language, key }: Text) =>
  names.filter((name) => name !== language).map((name) => ({ language: name, text: textOf(name, key) }));

const withoutValues = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');
const report = ({ language, key, text }: Text) => `${language} ${key}: ${text}`;

it('stands at no other key, unless the two keys have one text in another language, too', () => {
  /** Keys of one meaning. */
  const SYNONYMS = [
    'ro subscription/sections/cancel = subscription/cancel/submit',
    'sv payment/title = payment/methods',
    'sv payment/methods = receipts/inputs/paymentMethod',
    'sv payment/methods = myData/copy/parts/paymentMethod',
    'sv subscription/terms/Purchase = legal/terms',
    'sv cart/discount/title = subscription/sections/promotion',
    'sv purchase/section/amount = billing/owed',
    'cs account/support/titles/subscription = orderResult/toAccount',
    'cs account/support/titles/subscription = subscription/toOverview',
    'pl billingPeriod/label/monthly = billingPeriod/every_one',
    'pl checkout/agreement = analytics/consent/purposes',
    // The second line of an address has no better name in Spain, and a province is a province in Italy.
    'es fields/labels/line2 = fields/labels/extension',
    'it fields/labels/province = fields/labels/state',
    'it fields/labels/provincia = fields/labels/state',
  ];
  const copies = names.flatMap((language) => {
    const keys = Map.groupBy(languages.get(language) ?? [], ([, text]) => text);
    return [...keys.values()].flatMap((same) =>
      same.flatMap(([first], index) =>
        same
          .slice(index + 1)
          .filter(([second]) =>
            names.every((other) => other === language || textOf(other, first) !== textOf(other, second)),
          )
          .map(([second]) => `${language} ${first} = ${second}`),
      ),
    );
  });
  expect(copies.sort()).toEqual(SYNONYMS.sort());
});

it('has plain spaces, which the page sets as its language wants', () => {
  const set = [...languages, ...textsOfRegions].flatMap(([name, some]) =>
    [...some].filter(([, text]) => /[^\S ]/u.test(text)).map(([key]) => `${name} ${key}`),
  );
  expect(set).toEqual([]);
});

it('has its values in the order of its language, if it is the text of a region', () => {
  const orderOf = (text: string | undefined) => text?.match(/\{\{\w+\}\}/g) ?? [];
  const others = [...textsOfRegions].flatMap(([region, some]) =>
    [...some]
      .filter(([key, text]) => `${orderOf(text)}` !== `${orderOf(languages.get(region.slice(0, 2))?.get(key))}`)
      .map(([key, text]) => `${region} ${key}: ${text}`),
  );
  expect(others).toEqual([]);
});

it('has the numbers that the other languages have', () => {
  const numbersOf = (text: string) =>
    (withoutValues(text).match(/\d+(?:[.,]\d+)?/g) ?? [])
      .map((number) => number.replace(',', '.'))
      .sort()
      .join(' ');
  const wrong = texts.filter((one) => {
    const others = othersOf(one).map(({ text }) => numbersOf(text));
    const different = others.filter((numbers) => numbers !== numbersOf(one.text));
    return different.length >= 7 && different.filter((numbers) => numbers === different[0]).length >= 7;
  });
  // Two languages count the lines of an address, and Swedish has a word for every second month.
  expect(wrong.map(({ language, key }) => `${language} ${key}`).sort()).toEqual([
    'en fields/labels/line2',
    'nl fields/labels/line2',
    'sv billingPeriod/everyTwo',
    'sv billingPeriod/perTwo',
  ]);
});

describe('a denial', () => {
  const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');
  /** Words that deny, and those that take the place of a denial in a text. */
  const DENIALS: Readonly<Record<string, RegExp>> = {
    cs: words('ne\\p{L}*|bez|žádn\\p{L}*|nikdy|nikdo|nic|ani'),
    de: words('nein|nicht|kein\\p{L}*|nie|nichts|niemand|ohne|weder|ungültig'),
    en: words("not|no|cannot|never|nothing|without|none|invalid|disabled|failed|\\p{L}+n[’']t"),
    es: words('no|sin|ningun\\p{L}*|ningún|nunca|nada|nadie|ni'),
    fr: words(
      "ne|non|pas|ni|aucun\\p{L}*|jamais|rien|sans|n[’']\\p{L}+|plus|sinon|inutile|échoué|refusé|attendu|im?n?\\p{L}+ables?|incorrectes|indisponible|impossible|injoignable",
    ),
    it: words('no|non|senza|nessun\\p{L}*|mai|nulla|niente|né|altrimenti'),
    nl: words('nee|niet|geen|nooit|niets|niemand|zonder'),
    pl: words('nie\\p{L}*|bez|żad\\p{L}*|nigdy|nikt|nic|ani|brak\\p{L}*'),
    ro: words('nu|n-\\p{L}+|fără|nici\\p{L}*|nimic|nimeni|nespecificat|nevalid\\p{L}*|nepermis'),
    sv: words('inte|nej|ingen|inget|inga|aldrig|utan|ej|ingenting'),
  };
  /** An "until" that has a "not" in these languages, which denies nothing: "finché non arriva" is "until it arrives". */
  const UNTIL: Readonly<Record<string, RegExp>> = {
    cs: /dokud ne/giu,
    fr: /tant que [^,.;]*? (?:ne |n[’'])[^,.;]*? pas/giu,
    it: /finché non/giu,
    pl: /dopóki nie/giu,
  };
  /** French denies with two words, and the first one does not count. */
  const isFirstOfTwo = (language: string, word: string) => language === 'fr' && /^(?:ne|n[’'].*)$/iu.test(word);
  const countDenials = ({ language, text }: Pick<Text, 'language' | 'text'>) =>
    (text.replaceAll(UNTIL[language] ?? /$^/g, '').match(DENIALS[language] ?? /$^/g) ?? []).filter(
      (word) => !isFirstOfTwo(language, word),
    ).length;

  const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s/);
  /** If so many other languages have the same number of sentences, those at the same place belong together. */
  const ALIGNED = 5;

  const FEWER = {
    'de returns/refused/InLockPeriod': 'It says from when on it is possible, and not until when it is not.',
    'nl returns/refused/InLockPeriod': 'It says from when on it is possible, and not until when it is not.',
    'en away/none': 'It denies all three by one word.',
    'sv away/none': 'It denies all three by one word.',
    'fr orderResult/failed/kept': 'It says that the cart is as it was.',
    'sv orderResult/failed/kept': 'It says that the cart has not changed in one word.',
    'sv subscription/cancel/nudge/pause': 'It denies both by one word.',
  };

  // Of each hundred words of denial that are taken out, more than ninety are noticed in English, German, Dutch and Swedish.
  it('is in a sentence as often as in that of the others', () => {
    const lacksOne = (one: Text, text: string, others: readonly Pick<Text, 'language' | 'text'>[]) =>
      others.filter((other) => countDenials(other) > countDenials({ language: one.language, text })).length >=
      others.length - 1;
    const lacking = texts.flatMap((one) => {
      const sentences = sentencesOf(one.text);
      const others = othersOf(one);
      const aligned = others.filter(({ text }) => sentencesOf(text).length === sentences.length);
      const bySentence =
        aligned.length >= ALIGNED &&
        sentences.some((text, index) =>
          lacksOne(
            one,
            text,
            aligned.map((other) => ({ ...other, text: sentencesOf(other.text)[index] ?? '' })),
          ),
        );
      return bySentence || lacksOne(one, one.text, others) ? [`${one.language} ${one.key}`] : [];
    });
    expect(lacking.sort()).toEqual(Object.keys(FEWER).sort());
  });
});

describe('the length', () => {
  const lengthOf = (text: string) => Math.log(text.length + 4);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const ofLanguage = new Map(
    [...languages].map(([language, some]) => [language, mean([...some.values()].map(lengthOf))]),
  );
  /** How much longer a text is than those of the other languages, as a logarithm. */
  const longer = (one: Text) => {
    const usual = (language: string) => ofLanguage.get(language) ?? 0;
    const others = mean(othersOf(one).map(({ language, text }) => lengthOf(text) - usual(language)));
    return lengthOf(one.text) - usual(one.language) - others;
  };

  it('of a sentence is that of the others: none lacks its half', () => {
    // Some of the English texts are quoted from the specification, and shorter or longer than their translations.
    const sentences = texts.filter(
      (one) => one.language !== 'en' && mean(othersOf(one).map(({ text }) => text.length)) > 34,
    );
    expect(sentences.length).toBeGreaterThan(2500);
    expect(sentences.filter((one) => Math.abs(longer(one)) > 0.5).map(report)).toEqual([]);
  });
});

describe('the language', () => {
  const partsOf = (text: string) => {
    const plain = ` ${withoutValues(text)
      .toLowerCase()
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim()} `;
    return Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3));
  };
  const counts = new Map(
    [...languages].map(([language, some]) => {
      const parts = [...some.values()].flatMap(partsOf);
      const known = new Map<string, number>();
      for (const part of parts) known.set(part, (known.get(part) ?? 0) + 1);
      return [language, { known, total: parts.length }];
    }),
  );

  /** How much rather a text is of its own language than of any other: of three letters each, by those of all other texts. */
  function leadOf({ language, text }: Text): number {
    const parts = partsOf(text);
    const likely = (of: string) => {
      const { known, total } = counts.get(of) ?? { known: new Map<string, number>(), total: 0 };
      const own = of === language ? 1 : 0;
      return (
        parts.reduce(
          (sum, part) => sum + Math.log((Math.max(0, (known.get(part) ?? 0) - own) + 0.2) / (total + 2000)),
          0,
        ) / parts.length
      );
    };
    return likely(language) - Math.max(...names.filter((name) => name !== language).map(likely));
  }

  const long = texts.filter(({ text }) => partsOf(text).length >= 12);
  /** Texts in their own language have more, also those of one foreign word. */
  const LEAST = -1.7;

  it('of a text is that of its file', () => {
    expect(long.filter((one) => leadOf(one) < LEAST).map(report)).toEqual([]);
  });

  it('would be seen in nine of ten texts of another file', () => {
    const foreign = long
      .filter((_, index) => index % 40 === 0)
      .flatMap(({ key, language }) => {
        const other = names[(names.indexOf(language) + 3) % names.length] ?? '';
        return [{ language, key, text: textOf(other, key) }];
      });
    const seen = foreign.filter((one) => leadOf(one) < LEAST);
    expect(seen.length / foreign.length).toBeGreaterThan(0.88);
  });
});
