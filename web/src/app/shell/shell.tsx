/** The frame of every page: header, main view and footer. */
import { useTranslation } from '../../texts/texts.ts';
import './shell.css';
import type { Footer as FooterContent } from '@perennial/shared/models/content';
import { CLOSED_KEY } from '@perennial/shared/page-data';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { keptAnswers } from '../../api/kept-answers.ts';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { useStore } from '../../state/use-store.ts';
import { LoadedPart } from '../../ui/in-browser.tsx';
import { findRoute } from '../routing/match-route.ts';
import { PageRoutes } from '../routing/routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadedKeptNotice } from './loaded-kept-notice.tsx';

/** Lazy, because only admins need it. */
const ActingAsBar = lazy(() => import('./acting-as-bar.tsx'));

const noContentBlock: typeof import('./content-block.tsx') = { default: () => <></> };

/** Lazy, because few sites have one. A page works without it if it cannot be loaded. */
const ContentBlock = lazy(() => import('./content-block.tsx').catch(() => noContentBlock));

/** One element: a new one would be rendered again by the browser before its module is loaded, without what the server drew. */
const keptNotice = (
  <Suspense>
    <LoadedKeptNotice />
  </Suspense>
);

export function Shell({ footer }: { footer: FooterContent }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { role, firstName } = useSession();
  const kept = useStore(keptAnswers);
  // The server knows no other sign of kept answers.
  const { data: closedReason } = useSWR<string>(CLOSED_KEY, null);
  const { config } = useSite();
  const route = findRoute(pathname);
  const hasBlock = config.genericHtml !== null || config.genericScript !== null;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      {role === 'admin' && (
        // The server draws the first words of the bar.
        <div className="shell__acting">
          <LoadedPart placeholder={<p className="container">{t('care.bar.acting', { firstName })}</p>}>
            <ActingAsBar />
          </LoadedPart>
        </div>
      )}
      {!route?.bare && <Header focused={route?.focused ?? false} />}
      <main id="main" className="shell__main container" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          {(closedReason || Object.keys(kept)[0]) && keptNotice}
          <PageRoutes />
        </ErrorBoundary>
        {/* In the main view, because who goes through a page by its landmarks does not find what is in none. */}
        {!route?.bare && hasBlock && (
          <LoadedPart>
            <ContentBlock config={config} />
          </LoadedPart>
        )}
      </main>
      {!route?.bare && <Footer content={footer} focused={route?.focused ?? false} />}
    </>
  );
}
