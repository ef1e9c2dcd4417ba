/** The title of the browser's tab. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the tab after the page; each page does so, thus leaving one restores nothing. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('shell.brand');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
