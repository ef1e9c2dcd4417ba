/** The root component: the providers of every page, from the outside in. */
import type { Boot } from '@perennial/shared/boot';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ProblemError } from '../api/client.ts';
import { SESSION_KEY } from '../api/session.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { NotificationProvider } from '../ui/notifications.tsx';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { LanguageQuerySync } from './language/language-query-sync.tsx';
import { PaymentActivityWatch } from './session/payment-activity-watch.tsx';
import { SessionWatch } from './session/session-watch.tsx';
import { Shell } from './shell/shell.tsx';

/** A retry can help only after a network failure or an error of the server. */
function isRetryable(error: Error): boolean {
  return error instanceof ProblemError && (error.problem.status === 0 || error.problem.status >= 500);
}

function cacheConfig(boot: Boot): SWRConfiguration {
  return {
    fallback: { [SESSION_KEY]: boot.session },
    shouldRetryOnError: isRetryable,
    errorRetryCount: 5,
  };
}

export function App({ boot }: { boot: Boot }) {
  return (
    <SiteProvider boot={boot}>
      <SWRConfig value={cacheConfig(boot)}>
        <NotificationProvider>
          <BrowserRouter basename={`/${boot.culture}`}>
            <SessionWatch />
            <PaymentActivityWatch />
            <LanguageQuerySync />
            <Shell footer={boot.footer} />
            <AnalyticsConsent setup={boot.analytics} />
          </BrowserRouter>
        </NotificationProvider>
      </SWRConfig>
    </SiteProvider>
  );
}
