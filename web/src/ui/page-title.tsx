/** The heading of a page. It sets the document's title and gets the focus after a change of page. */
import './page-title.css';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './document-title.ts';

type Props = {
  children: string;
  /** A different title for the document, if content sets one. */
  documentTitle?: string | undefined;
  /** A short text below the heading. */
  lead?: ReactNode;
};

export function PageTitle({ children, documentTitle, lead }: Props) {
  useDocumentTitle(documentTitle ?? children);
  return (
    <header className="page-title">
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="page-title__lead">{lead}</p>}
    </header>
  );
}
