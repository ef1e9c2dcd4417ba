/** The title of the document. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title. Every page sets one, so leaving a page restores nothing. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('shell.brand');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
