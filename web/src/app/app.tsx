/** The root component: the providers of every page, from the outside in. */
import type { Boot } from '@perennial/shared/boot';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { toCache, toPrefetchedData } from '../api/prefetched-data.tsx';
import { repeatReads } from '../api/repeat-reads.ts';
import { SESSION_KEY } from '../api/session.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { NotificationProvider } from '../ui/notifications.tsx';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { FirstPageData } from './first-page-data.tsx';
import { LanguageQuerySync } from './language/language-query-sync.tsx';
import { SessionWatch } from './session/session-watch.tsx';
import { WatchOfCustomer } from './session/watch-of-customer.tsx';
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
        value={{ ...repeatReads, fallback: { [SESSION_KEY]: boot.session }, provider: () => toCache(prefetched) }}
      >
        <NotificationProvider>
          {router(
            <FirstPageData prefetched={prefetched}>
              <SessionWatch />
              <WatchOfCustomer />
              <LanguageQuerySync />
              <Shell footer={boot.footer} />
              <AnalyticsConsent asked={boot.consentPurposes} />
            </FirstPageData>,
          )}
        </NotificationProvider>
      </SWRConfig>
    </SiteProvider>
  );
}
