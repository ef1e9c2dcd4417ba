/** The root component: the providers of every page, from the outside in. */
import type { Boot } from '@perennial/shared/boot';
import { lazy, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import {
  nothingPrefetched,
  type Prefetched,
  PrefetchedContext,
  toCache,
  toPrefetchedData,
} from '../api/prefetched-data.ts';
import { repeatReads } from '../api/repeat-reads.ts';
import { SESSION_KEY, useSession } from '../api/session.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { LoadedPart } from '../ui/in-browser.tsx';
import { NotificationProvider } from '../ui/notifications.tsx';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { LanguageQuerySync } from './language/language-query-sync.tsx';
import { SessionWatch } from './session/session-watch.tsx';
import { Shell } from './shell/shell.tsx';

type Props = {
  boot: Boot;
  /** The router around the page: that of the browser or of the server. */
  router: (page: ReactNode) => ReactNode;
};

export function App({ boot, router }: Props) {
  const [prefetched] = useState(() => toPrefetchedData(boot.prefetched));
  return (
    <SiteProvider boot={boot}>
      <SWRConfig
        value={{
          ...repeatReads,
          fallback: { [SESSION_KEY]: boot.session },
          provider: () => toCache(prefetched),
        }}
      >
        {router(
          // What a message offers may be a link.
          <NotificationProvider>
            <FirstPageData prefetched={prefetched}>
              <SessionWatch />
              <PaymentWatch />
              <LanguageQuerySync />
              <Shell footer={boot.footer} />
              <AnalyticsConsent asked={boot.consentPurposes} />
            </FirstPageData>
          </NotificationProvider>,
        )}
      </SWRConfig>
    </SiteProvider>
  );
}

/** Ends the use of the page's prefetched responses at the first navigation: another page asks for what it needs. */
function FirstPageData({ prefetched, children }: { prefetched: Prefetched; children: ReactNode }) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isOver, setIsOver] = useState(false);
  // While rendering, so that the next page never sees them. Going back to the first page does not renew them.
  if (!isOver && key !== firstKey) setIsOver(true);
  return <PrefetchedContext value={isOver ? nothingPrefetched : prefetched}>{children}</PrefetchedContext>;
}

/** A page works without it if it cannot be loaded. */
const LazyPaymentWatch = lazy(() => import('./session/payment-watch.tsx').catch(() => ({ default: () => <></> })));

/** Loads what watches a customer's payments when a customer is signed in. */
export function PaymentWatch() {
  const { signedIn } = useSession();
  return signedIn ? (
    <LoadedPart>
      <LazyPaymentWatch />
    </LoadedPart>
  ) : null;
}
