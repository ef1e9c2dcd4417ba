/** Looks texts up by their keys (ADR 55). */
import type { PublicTexts } from '@perennial/shared/locales/public-texts';

/** `every_one` and `every_other` are forms of one text, `every`; the value `count` chooses the form. */
type WithoutForm<Name extends string> = Name extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Name;

type KeysIn<Area> = {
  [Name in keyof Area & string]: Area[Name] extends string ? WithoutForm<Name> : `${Name}.${KeysIn<Area[Name]>}`;
}[keyof Area & string];

/** The name of a text, after those of the areas that it is in: `cart.title`. */
export type TextKey = KeysIn<Required<PublicTexts>>;

/** What stands for `{{name}}` in a text, by name. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

export type TextLookup = {
  /** The texts as a tree, for a rule that chooses among them. */
  readonly texts: PublicTexts;
  /** Returns a text with its values, or the key if there is no such text. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** Adds texts that the page came without. */
  readonly add: (texts: Partial<PublicTexts>) => void;
};

type Tree = { readonly [name: string]: string | Tree };

/** Returns the lookup of texts in one language. */
export function createLookup(language: string, texts: PublicTexts): TextLookup {
  const all = { ...texts };
  const byKey = new Map<string, string>();
  const setKeys = (tree: Tree, prefix = '') => {
    for (const [name, text] of Object.entries(tree)) {
      if (typeof text === 'string') byKey.set(prefix + name, text);
      else setKeys(text, `${prefix}${name}.`);
    }
  };
  // Few pages have a text with forms, and the first rules of a language take a browser milliseconds.
  let rules: Intl.PluralRules | undefined;
  const findForm = (key: string, count: number) => {
    rules ??= new Intl.PluralRules(language);
    return byKey.get(`${key}_${rules.select(count)}`);
  };
  setKeys(texts);
  return {
    texts: all,
    t: (key, values) => {
      const count = values?.['count'];
      const form = typeof count === 'number' ? findForm(key, count) : undefined;
      const text = form ?? byKey.get(key) ?? key;
      return values ? text.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? '')) : text;
    },
    add: (more) => {
      Object.assign(all, more);
      setKeys(more);
    },
  };
}
