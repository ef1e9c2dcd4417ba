/** The consent question with its texts: few pages come with them. */
import ConsentBar from '../../analytics/consent-bar.tsx';
import { loadTexts } from '../../api/late-texts.ts';

export default async function loadConsentBar(): Promise<{ default: typeof ConsentBar }> {
  await loadTexts('analytics.consent.title');
  return { default: ConsentBar };
}
