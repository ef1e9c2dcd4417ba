/** The root component: the providers of every page, from the outside in. */
import type { Boot } from '@perennial/shared/boot';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { toAnswers, toCache } from '../api/page-answers.tsx';
import { repeatReads } from '../api/repeat-reads.ts';
import { SESSION_KEY } from '../api/session.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { NotificationProvider } from '../ui/notifications.tsx';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { FirstView } from './first-view/first-view.tsx';
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
  const [answers] = useState(() => toAnswers(boot.answers));
  return (
    <SiteProvider boot={boot}>
      <SWRConfig
        value={{ ...repeatReads, fallback: { [SESSION_KEY]: boot.session }, provider: () => toCache(answers) }}
      >
        <NotificationProvider>
          {router(
            <FirstView answers={answers}>
              <SessionWatch />
              <WatchOfCustomer />
              <LanguageQuerySync />
              <Shell footer={boot.footer} />
              <AnalyticsConsent setup={boot.analytics} />
            </FirstView>,
          )}
        </NotificationProvider>
      </SWRConfig>
    </SiteProvider>
  );
}
