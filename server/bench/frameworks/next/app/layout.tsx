/** Next.js links the styles and sends them as a file; all other apps have them in the page. */
import type { ReactNode } from 'react';
import '../page/styles.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA">
      <body>{children}</body>
    </html>
  );
}
