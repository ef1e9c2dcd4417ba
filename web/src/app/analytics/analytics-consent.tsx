/** The question about analytics, loaded only where the operator has it asked. */
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import type { EventCategory } from '@perennial/shared/analytics/events';
import { type ComponentType, lazy, Suspense } from 'react';

type Props = { categories: readonly EventCategory[] };

/** Without its module nobody is asked, and nothing of those categories is told. */
const ConsentBar = lazy<ComponentType<Props>>(() =>
  import('../../analytics/consent-bar.tsx').catch(() => ({ default: () => null })),
);

export function AnalyticsConsent({ setup }: { setup: AnalyticsSetup | undefined }) {
  if (!setup || setup.consent.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar categories={setup.consent} />
    </Suspense>
  );
}
