/** The texts for rendering on the server, where pages in several languages are rendered side by side. */
import type { PublicTexts } from '@perennial/shared/locales/public-texts';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { optionsOf } from './texts.ts';

type TextLookup = Pick<i18n, 't' | 'exists'>;

const lookups = new WeakMap<PublicTexts, TextLookup>();

/** Returns the lookup of these texts by an instance of i18next of their own; the same one each time. */
export function serverTexts(language: string, texts: PublicTexts): TextLookup {
  const existing = lookups.get(texts);
  if (existing) return existing;
  const instance = createInstance(optionsOf(language, texts));
  void instance.init();
  const lookup = { t: rememberPlainTexts(instance.t), exists: instance.exists };
  lookups.set(texts, lookup);
  return lookup;
}

/**
 * Returns a function that remembers the texts without values. Each page shows the same ones, and i18next takes as long
 * to look one up as React takes to render its element. A key that has no text is not remembered: it may come from the
 * shop API.
 */
function rememberPlainTexts(t: TFunction): TFunction {
  const plainTexts = new Map<string, string>();
  const lookUp = (key: string, ...values: unknown[]): string => {
    if (values.length > 0) return Reflect.apply(t, undefined, [key, ...values]);
    const known = plainTexts.get(key);
    if (known !== undefined) return known;
    const text: string = Reflect.apply(t, undefined, [key]);
    if (text !== key) plainTexts.set(key, text);
    return text;
  };
  return Object.assign(lookUp, t);
}
