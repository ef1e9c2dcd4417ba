/** The analytics consent bar, loaded only if the operator's setup needs consent. Only the browser knows the answer. */
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import type { EventCategory } from '@perennial/shared/analytics/events';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';

type Props = { categories: readonly EventCategory[] };

/** If the module cannot be loaded, the question is not asked and events that need consent are not sent. */
const ConsentBar = lazy<ComponentType<Props>>(() =>
  import('../../analytics/consent-bar.tsx').catch(() => ({ default: () => null })),
);

export function AnalyticsConsent({ setup }: { setup: AnalyticsSetup | undefined }) {
  const inBrowser = useIsInBrowser();
  if (!inBrowser || !setup || setup.consent.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar categories={setup.consent} />
    </Suspense>
  );
}
