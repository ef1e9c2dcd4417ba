/** The root component: the providers of every page, from the outside in. */
import type { Boot } from '@perennial/shared/boot';
import { type ReactNode, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ProblemError } from '../api/client.ts';
import { toAnswers, toCache } from '../api/page-answers.tsx';
import { SESSION_KEY } from '../api/session.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { NotificationProvider } from '../ui/notifications.tsx';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { FirstView } from './first-view/first-view.tsx';
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

type Props = {
  boot: Boot;
  /** The router around the page: that of the browser or of the server. */
  router: (page: ReactNode) => ReactNode;
};

export function App({ boot, router }: Props) {
  const [answers] = useState(() => toAnswers(boot.answers));
  return (
    <SiteProvider boot={boot}>
      <SWRConfig value={{ ...cacheConfig(boot), provider: () => toCache(answers) }}>
        <NotificationProvider>
          {router(
            <FirstView answers={answers}>
              <SessionWatch />
              <PaymentActivityWatch />
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
