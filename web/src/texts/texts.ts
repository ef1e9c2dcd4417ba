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

/** Sets the texts of the page; called once before the first render. */
export function initTexts(language: string, texts: PublicTexts): void {
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
export const ServerTexts = createContext<Pick<i18n, 't' | 'exists'>>(i18next);

/** The function that looks up texts. The language of a page does not change, so no component waits for another one. */
export function useTranslation(): Pick<i18n, 't' | 'exists'> {
  return useContext(ServerTexts);
}
