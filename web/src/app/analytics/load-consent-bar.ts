/** The consent question with its texts: few pages come with them. */
import { analyticsAreas } from '@perennial/shared/locales/public-texts';
import ConsentBar from '../../analytics/consent-bar.tsx';
import { loadTexts } from '../../api/late-texts.ts';

export default async function loadConsentBar(): Promise<{ default: typeof ConsentBar }> {
  await loadTexts({ areas: analyticsAreas, key: 'analytics.consent.title' });
  return { default: ConsentBar };
}
