/** The document of TanStack Start's guide, with the shop's styles in it as the shop's own pages have them. */
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import styles from '../../page/styles.css?raw';

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Your cart · Perennial' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Document,
});

function Document() {
  return (
    <html lang="en-CA">
      <head>
        <style>{styles}</style>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
