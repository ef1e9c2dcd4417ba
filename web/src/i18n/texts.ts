/** The texts of the page's language, from the boot data. */
import type { Texts } from '@perennial/shared/locales/texts';
import i18next, { type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
    returnNull: false;
  }
}

/** Sets the texts; called once before the first render. */
export async function initTexts(language: string, texts: Texts): Promise<void> {
  await i18next.use(initReactI18next).init(optionsOf(language, texts));
}

/** The options of i18next for one language. */
export function optionsOf(language: string, texts: Texts): InitOptions {
  return {
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  };
}
