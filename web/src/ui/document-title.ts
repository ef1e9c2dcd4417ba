/** The title of the document. */
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from '../texts/texts.ts';

/** Takes the title of a page that is drawn on the server. */
export const DrawnTitle = createContext<{ title?: string } | undefined>(undefined);

/** Sets the document's title. Every page sets one, so leaving a page restores nothing. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('shell.brand');
  const full = `${title} · ${brand}`;
  const drawn = useContext(DrawnTitle);
  if (drawn) drawn.title = full;
  useEffect(() => {
    // A drawn page has its title. Chromium takes milliseconds to set it, even to the same value.
    if (document.title !== full) document.title = full;
  }, [full]);
}
