/** The product's texts with the words that the content service's localization document puts in their places. */
import { type Texts, textsFor } from '@perennial/shared/locales/texts';

/** Words by key, as in `cart.title`; keys that the product does not know are left alone. */
export type Localization = Readonly<Record<string, string>>;

type Tree = { readonly [key: string]: string | Tree };

const made = new WeakMap<Localization, Map<string, Texts>>();

/** The texts of a language, single ones replaced. Every page asks for them, so they are made once for a document. */
export function localizedTexts(language: string, localization: Localization): Texts {
  const byLanguage = made.get(localization) ?? new Map<string, Texts>();
  made.set(localization, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const texts = makeTexts(language, localization);
  byLanguage.set(language, texts);
  return texts;
}

function makeTexts(language: string, localization: Localization): Texts {
  let texts: Tree = textsFor(language);
  for (const [key, text] of Object.entries(localization)) texts = replaced(texts, key, text) ?? texts;
  return texts as Texts;
}

/** The tree with another text at a path; undefined where it has none there. Keys of error codes contain dots themselves. */
function replaced(tree: Tree, path: string, text: string): Tree | undefined {
  if (typeof tree[path] === 'string') return { ...tree, [path]: text };
  for (const [key, branch] of Object.entries(tree)) {
    if (typeof branch === 'string' || !path.startsWith(`${key}.`)) continue;
    const changed = replaced(branch, path.slice(key.length + 1), text);
    if (changed) return { ...tree, [key]: changed };
  }
  return undefined;
}
