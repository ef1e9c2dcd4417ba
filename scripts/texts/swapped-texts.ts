/**
 * Measures whether two texts of a language would fit better if they changed places. It knows no language: it compares a
 * text with those that the other languages have in both places.
 */
import type { TextsByLanguage } from './text-files.ts';

export type Swap = {
  readonly language: string;
  readonly keys: readonly [string, string];
  /** How much better the two texts would fit in each other's place; below zero if they are where they belong. */
  readonly gain: number;
};

/**
 * How much each comparison counts. A logistic regression over the texts of the product found it; it is rounded.
 * - neighbours: the keys whose texts share rare words with a text are the same keys in every language.
 * - likeness: words of two languages share letters, as "Kontakt" and "contact" do, and texts share signs such as `?`.
 * - length: a long text is long in every language.
 */
const WEIGHTS = { neighbours: 15, likeness: 5, length: 5 };

/** Parts of words in more texts than these make no two texts neighbours. */
const COMMON = 150;

/** Keeps a single weak neighbour of a short text from counting as much as many. */
const FEW_NEIGHBOURS = 0.1;

/**
 * Returns each two different texts that have the same placeholders, in each of the languages: those of a group, whose keys
 * differ only after the last `/`.
 */
export function measureSwaps(
  texts: TextsByLanguage,
  languages: readonly string[] = [...texts.keys()],
): readonly Swap[] {
  const keys = [...new Set([...texts.values()].flatMap((some) => [...some.keys()]))];
  const pairs = pairsOf(keys);
  const descriptions = [...texts].map(([language, some]) => ({ language, own: some, ...describeTexts(keys, some) }));
  const places = keys.map((_, place) => ({
    parts: countParts(descriptions.map(({ parts }) => parts[place] ?? none)),
    length: sum(descriptions.map(({ lengths }) => lengths[place] ?? 0)),
  }));
  const nearness = new Float32Array(keys.length ** 2);
  for (const { near } of descriptions) add(nearness, near, 1);

  return descriptions.flatMap(({ language, own, parts, near, lengths }) => {
    if (!languages.includes(language)) return [];
    const others = texts.size - 1;
    add(nearness, near, -1);
    const neighbours = compareRows(near, nearness, keys.length, others);

    const fitOf = (text: number, place: number, pair: readonly number[]) => {
      const [ofText = none, here = none, ofPlace] = [parts[text], parts[place], places[place]];
      let alike = 0;
      for (const part of ofText) alike += (ofPlace?.parts.get(part) ?? 0) - (here.has(part) ? 1 : 0);
      const length = ((ofPlace?.length ?? 0) - (lengths[place] ?? 0)) / others;
      return (
        WEIGHTS.neighbours * neighbours(text, place, pair) +
        (WEIGHTS.likeness * alike) / (ofText.size * others || 1) -
        WEIGHTS.length * Math.abs((lengths[text] ?? 0) - length)
      );
    };

    const swaps = pairs.flatMap(([a, b]): Swap[] => {
      const [first = '', second = ''] = [keys[a], keys[b]];
      const [one, other] = [own.get(first), own.get(second)];
      if (one === undefined || other === undefined || one === other) return [];
      if (placeholdersOf(one) !== placeholdersOf(other)) return [];
      const gain = fitOf(a, b, [a, b]) + fitOf(b, a, [a, b]) - fitOf(a, a, [a, b]) - fitOf(b, b, [a, b]);
      return [{ language, keys: [first, second], gain }];
    });
    add(nearness, near, 1);
    return swaps;
  });
}

const none: ReadonlySet<string> = new Set();

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const placeholdersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

/** The places of each two keys of a group. */
function pairsOf(keys: readonly string[]): readonly (readonly [number, number])[] {
  const groups = new Map<string, number[]>();
  for (const [place, key] of keys.entries()) append(groups, key.slice(0, key.lastIndexOf('/')), place);
  return [...groups.values()].flatMap((group) =>
    group.flatMap((first, index) => group.slice(index + 1).map((second) => [first, second] as const)),
  );
}

/** Compares the texts of a language with each other: the rarer the parts that two of them share, the nearer they are. */
function describeTexts(keys: readonly string[], own: ReadonlyMap<string, string>) {
  // A language without a plural form has the general one in its place.
  const texts = keys.map((key) => own.get(key) ?? own.get(key.replace(/_\w+$/, '_other')) ?? '');
  const parts = texts.map(partsOf);
  const having = new Map<string, number[]>();
  for (const [place, some] of parts.entries()) for (const part of some) append(having, part, place);
  const rarity = (part: string) => Math.log(keys.length / (having.get(part)?.length ?? 1)) ** 2;
  const sizes = parts.map((some) => Math.sqrt(sum([...some].map(rarity))) || 1);
  const near = new Float32Array(keys.length ** 2);
  for (const [part, places] of having) {
    if (places.length > COMMON) continue;
    const weight = rarity(part);
    for (const one of places) {
      for (const other of places) {
        const at = one * keys.length + other;
        if (one !== other) near[at] = (near[at] ?? 0) + weight / ((sizes[one] ?? 1) * (sizes[other] ?? 1));
      }
    }
  }
  return { parts, near, lengths: texts.map((text) => Math.log(text.length + 4)) };
}

/** Returns the signs of a text, the beginnings of its words and each four letters of them: most are in every form of a word. */
function partsOf(text: string): ReadonlySet<string> {
  const plain = text
    .replaceAll(/\{\{\w+\}\}/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.flatMap((word) => {
    const whole = `^${word}$`;
    return Array.from({ length: Math.max(1, whole.length - 3) }, (_, at) => whole.slice(at, at + 4));
  });
  return new Set([...(plain.match(/[?!:…]/g) ?? []), ...words.map((word) => `^^${word.slice(0, 5)}`), ...letters]);
}

/** Returns how alike a row of one matrix and a row of the other are (their cosine), without the columns of a pair. */
function compareRows(first: Float32Array, second: Float32Array, size: number, times: number) {
  const row = (matrix: Float32Array, index: number) => matrix.subarray(index * size, (index + 1) * size);
  const squares = (matrix: Float32Array) =>
    Array.from({ length: size }, (_, index) => multiply(row(matrix, index), row(matrix, index)));
  const [ofFirst, ofSecond] = [squares(first), squares(second)];
  const products = new Map<number, number>();

  return (one: number, other: number, pair: readonly number[]): number => {
    const [a, b] = [row(first, one), row(second, other)];
    const product = products.get(one * size + other) ?? multiply(a, b);
    products.set(one * size + other, product);
    const without = (total: number, x: Float32Array, y: Float32Array) =>
      total - sum(pair.map((column) => (x[column] ?? 0) * (y[column] ?? 0)));
    const [x, y] = [without(ofFirst[one] ?? 0, a, a), without(ofSecond[other] ?? 0, b, b) / times ** 2];
    return without(product, a, b) / times / Math.sqrt((x + FEW_NEIGHBOURS) * (y + FEW_NEIGHBOURS));
  };
}

function multiply(one: Float32Array, other: Float32Array): number {
  let product = 0;
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0);
  return product;
}

function add(to: Float32Array, from: Float32Array, times: 1 | -1): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + times * (from[at] ?? 0);
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function countParts(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const parts of texts) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
