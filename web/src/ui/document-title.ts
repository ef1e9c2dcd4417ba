/** The title of the document. */
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from '../texts/texts.ts';

/** Takes the title of a page that is rendered on the server. */
export const ServerTitle = createContext<{ title?: string } | undefined>(undefined);

/** Sets the document's title. Every page sets one, so leaving a page restores nothing. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('shell.brand');
  const full = `${title} · ${brand}`;
  const rendered = useContext(ServerTitle);
  if (rendered) rendered.title = full;
  useEffect(() => {
    // A server-rendered page has its title. Chromium takes milliseconds to set it, even to the same value.
    if (document.title !== full) document.title = full;
  }, [full]);
}
