/** The heading of a page. It names the tab too, and takes the focus when the page changes. */
import './page-title.css';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './document-title.ts';

type Props = {
  children: string;
  /** What the tab says instead, where content decides it. */
  documentTitle?: string | undefined;
  /** A half-sentence beneath. */
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
