/** The heading of a page, and the title of the document. */
import './page-title.css';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useTranslation } from '../texts/texts.ts';

type Props = {
  children: string;
  /** A different title for the document, if content sets one. */
  documentTitle?: string | undefined;
  /** A short text below the heading. */
  lead?: ReactNode;
};

/** Sets the document's title, and gets the focus after a change of page. */
export function PageTitle({ children, documentTitle, lead }: Props) {
  useDocumentTitle(documentTitle ?? children);
  return (
    <header className="page-title">
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="page-title__lead">{lead}</p>}
    </header>
  );
}

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
