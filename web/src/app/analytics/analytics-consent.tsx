/** The place of the consent question. The question is loaded when something on the page waits for an answer. */
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import { type ComponentType, lazy } from 'react';
import { consentSlot } from '../../analytics/consent-slot.ts';
import { useStore } from '../../state/use-store.ts';
import { LoadedPart } from '../../ui/in-browser.tsx';

type Props = { asked: readonly ConsentPurpose[] };

/** If it cannot be loaded, the question is not asked and what needs consent is not done. */
const ConsentBar = lazy<ComponentType<Props>>(() =>
  import('./load-consent-bar.ts').then((loader) => loader.default()).catch(() => ({ default: () => null })),
);

export function AnalyticsConsent({ asked }: Props) {
  const { isOffered } = useStore(consentSlot);
  return (
    isOffered &&
    asked.length > 0 && (
      <LoadedPart>
        <ConsentBar asked={asked} />
      </LoadedPart>
    )
  );
}
