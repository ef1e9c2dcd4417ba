/**
 * The product's texts with the replacements of the localization document (docs/rules/content.md#localization-document).
 */
import { type Texts, textsFor } from '@perennial/shared/locales/texts';

/** Texts by key, for example `cart.title`. */
export type Localization = Readonly<Record<string, string>>;

type Tree = { readonly [key: string]: string | Tree };

/** Every page needs the texts, so they are created once for each document. */
const cache = new WeakMap<Localization, Map<string, Texts>>();

/** An error of the shop API may have any code, so editors can add texts for codes that the product does not know. */
const VALIDATION_PREFIX = 'validation.';

/** Returns the texts of a language with the replacements. Unknown keys are ignored, except those of error codes. */
export function localizeTexts(language: string, localization: Localization): Texts {
  const byLanguage = cache.get(localization) ?? new Map<string, Texts>();
  cache.set(localization, byLanguage);
  const cached = byLanguage.get(language);
  if (cached) return cached;
  const texts = replaceTexts(language, localization);
  byLanguage.set(language, texts);
  return texts;
}

function replaceTexts(language: string, localization: Localization): Texts {
  let texts = textsFor(language);
  const added = new Map<string, string>();
  for (const [key, text] of Object.entries(localization)) {
    const replaced = replaceText(texts, key, text);
    if (replaced) texts = replaced;
    else if (key.startsWith(VALIDATION_PREFIX)) added.set(key.slice(VALIDATION_PREFIX.length), text);
  }
  return addErrorTexts(texts, added);
}

function addErrorTexts(texts: Texts, added: ReadonlyMap<string, string>): Texts {
  return added.size === 0 ? texts : { ...texts, validation: { ...texts.validation, ...Object.fromEntries(added) } };
}

/** Returns the tree with a text replaced; undefined if the path has no text. Error codes are keys that contain dots. */
function replaceText<T extends Tree>(tree: T, path: string, text: string): T | undefined {
  if (Object.hasOwn(tree, path) && typeof tree[path] === 'string') return { ...tree, [path]: text };
  for (const [key, branch] of Object.entries(tree)) {
    if (typeof branch === 'string' || !path.startsWith(`${key}.`)) continue;
    const changed = replaceText(branch, path.slice(key.length + 1), text);
    if (changed) return { ...tree, [key]: changed };
  }
  return undefined;
}
