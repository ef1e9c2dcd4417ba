/** Content of the bought bundles: one bundle, or a family pack with a heading of its own. */

import type { BundleContent } from '@perennial/shared/models/content';
import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../api/client.ts';
import { useTranslation } from '../../texts/texts.ts';
import { BundleContentCard } from './bundle-content-card.tsx';

/** Shows nothing while the content is loading or if it cannot be loaded, because the order is complete without it. */
export function BundleContentList({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { data } = useBundleContent(names);
  if (!data || data.length === 0) return null;
  const isFamilyPack = names.length > 1;
  return (
    <section className="order-result__contents">
      <h2>{isFamilyPack ? t('orderResult.familyPack') : t('orderResult.yourProduct')}</h2>
      {isFamilyPack && <p className="order-result__soft">{t('orderResult.familyPackText', { count: names.length })}</p>}
      {data.map((bundle) => (
        <BundleContentCard key={bundle.bundleName} bundle={bundle} />
      ))}
    </section>
  );
}

/**
 * Reads the documents of the named bundles (docs/rules/content.md#bundle-documents); those that do not exist are
 * missing.
 */
function useBundleContent(names: readonly string[]): SWRResponse<readonly BundleContent[], ProblemError> {
  const query = new URLSearchParams({ names: names.join(',') });
  return useSWR<readonly BundleContent[], ProblemError>(
    names.length === 0 ? null : ['content/bundles', names],
    () => bff('GET', `/bff/content/bundles?${query}`),
    { revalidateOnFocus: false },
  );
}
