/** Looks up the texts of the page's language, which are part of the boot data (ADR 28). */
import type { Texts } from '@perennial/shared/locales/texts';
import { createContext, useContext } from 'react';

/** The paths of all texts below an object: `cart.title`. */
type PathOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}`;
}[keyof T & string];

type PluralSuffix = `_${Intl.LDMLPluralRule}`;
type PluralStem<Path> = Path extends `${infer Stem}${PluralSuffix}` ? Stem : never;

/** A text that has a form for each number. */
export type PluralKey = PluralStem<PathOf<Texts>>;
export type TextKey = Exclude<PathOf<Texts>, `${string}${PluralSuffix}`>;

type Values = Readonly<Record<string, string | number | undefined>>;

export type Translate = {
  /** Returns a text, with the values in its placeholders; the key if the language has no such text. */
  (key: TextKey, values?: Values): string;
  /** Returns the form of a text for a number. */
  (key: PluralKey, values: Values & { readonly count: number }): string;
};

type Tree = { readonly [key: string]: string | Tree };

/** Names in the tree may contain dots: `errors.network.offline` is the text `network.offline` of `errors`. */
function find(tree: Tree, path: string): string | undefined {
  const own = Object.hasOwn(tree, path) ? tree[path] : undefined;
  if (typeof own === 'string') return own;
  for (let end = path.indexOf('.'); end >= 0; end = path.indexOf('.', end + 1)) {
    const name = path.slice(0, end);
    const part = Object.hasOwn(tree, name) ? tree[name] : undefined;
    const found = typeof part === 'object' ? find(part, path.slice(end + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function createTranslate(language: string, texts: Tree): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key: string, values: Values = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? find(texts, `${key}_${plurals.select(count)}`) : undefined;
    const text = plural ?? find(texts, key) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => `${values[name] ?? ''}`);
  };
}

/** What components show: a lookup of one text, and all texts of the language. */
export type PageTexts = { readonly t: Translate; readonly texts: Texts };

const known = new WeakMap<Texts, Map<string, PageTexts>>();

/** Returns the texts of a language; always the same object for the same texts. */
export function pageTexts(language: string, texts: Texts): PageTexts {
  const languages = known.get(texts) ?? new Map<string, PageTexts>();
  known.set(texts, languages);
  const existing = languages.get(language);
  if (existing) return existing;
  const created = { t: createTranslate(language, texts), texts };
  languages.set(language, created);
  return created;
}

let ofPage: PageTexts | undefined;

function textsOfPage(): PageTexts {
  if (!ofPage) throw new Error('The texts of the page are not set');
  return ofPage;
}

/** Sets the texts of the page; called once before the first render. */
export function initTexts(language: string, texts: Texts): void {
  ofPage = pageTexts(language, texts);
}

/** Looks up a text for code that is no component. Only the browser has such code, and it shows one language at a time. */
export const translate: Translate = (key: string, values?: Values) => textsOfPage().t(key as TextKey, values);

/** The texts of a page that the server draws, beside pages in other languages. */
export const TextsOfDrawing = createContext<PageTexts | undefined>(undefined);

export function useTranslation(): PageTexts {
  return useContext(TextsOfDrawing) ?? textsOfPage();
}
