/** A script that waits for the visitor's consent where it is asked for (docs/rules/analytics.md#consent). */
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import type { ComponentProps } from 'react';
import { useHasConsent } from '../../analytics/consent.ts';
import { useSite } from '../../i18n/site.tsx';
import { ContentScript } from '../../ui/content/content-script.tsx';

type Props = ComponentProps<typeof ContentScript> & { purpose: ConsentPurpose };

export function ConsentedScript({ purpose, script, src }: Props) {
  const { consentPurposes } = useSite();
  // Without a script there is nothing to ask for.
  const isAllowed = useHasConsent(purpose, script || src ? consentPurposes : []);
  return isAllowed ? <ContentScript script={script} src={src} /> : null;
}
