/** The texts of the page's language, from the boot data, looked up by i18next. */
import type { PublicTexts } from '@perennial/shared/locales/public-texts';
import type { Texts } from '@perennial/shared/locales/texts';
import i18next, { type InitOptions, type i18n } from 'i18next';
import { createContext, useContext } from 'react';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
    returnNull: false;
  }
}

/** The texts without values that the page has looked up, by their key. */
const found = new Map<string, string>();

/** Looks up a text without values once: a page asks for the same ones with each render. A missing one may come later. */
const t = new Proxy(i18next.t, {
  apply(lookUp, self, args) {
    const [key] = args;
    if (args.length !== 1 || typeof key !== 'string') return Reflect.apply(lookUp, self, args);
    const known = found.get(key);
    if (known !== undefined) return known;
    const text: unknown = Reflect.apply(lookUp, self, args);
    if (typeof text === 'string' && text !== key) found.set(key, text);
    return text;
  },
});

/** Sets the texts of the page; called once before the first render. */
export function initTexts(language: string, texts: PublicTexts): void {
  found.clear();
  void i18next.init(optionsOf(language, texts));
}

/** The options of i18next for one language. */
export function optionsOf(language: string, texts: PublicTexts): InitOptions {
  return {
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  };
}

/** The texts of a page that the server renders. */
export const ServerTexts = createContext<Pick<i18n, 't' | 'exists'>>({ t, exists: i18next.exists });

/** The function that looks up texts. The language of a page does not change, so no component waits for another one. */
export function useTranslation(): Pick<i18n, 't' | 'exists'> {
  return useContext(ServerTexts);
}
