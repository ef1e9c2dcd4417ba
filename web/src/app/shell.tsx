/** The frame around every page: header, main view, footer (specification 1, section 2.3). */
import './shell.css';
import type { Footer as FooterContent } from '@perennial/shared/models/content';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { routeOf } from './route-of.ts';
import { PageRoutes } from './routes.tsx';

export function Shell({ footer }: { footer: FooterContent }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      {!route?.bare && <Header focused={route?.focused ?? false} />}
      <main id="main" className="shell__main container" tabIndex={-1}>
        <ErrorBoundary place={pathname}>
          <PageRoutes />
        </ErrorBoundary>
      </main>
      {!route?.bare && <Footer content={footer} />}
    </>
  );
}
