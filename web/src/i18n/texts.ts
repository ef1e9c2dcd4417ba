/** The texts of the page's language, from the boot data. */
import type { Texts } from '@perennial/shared/locales/texts';
import i18next, { createInstance, type InitOptions, type i18n } from 'i18next';
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

const instances = new WeakMap<Texts, i18n>();

/** Returns the texts for drawing on the server, where pages in several languages are drawn side by side. */
export function serverTexts(language: string, texts: Texts): i18n {
  const existing = instances.get(texts);
  if (existing) return existing;
  const instance = createInstance(optionsOf(language, texts));
  void instance.init();
  instances.set(texts, instance);
  return instance;
}

function optionsOf(language: string, texts: Texts): InitOptions {
  return {
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  };
}
