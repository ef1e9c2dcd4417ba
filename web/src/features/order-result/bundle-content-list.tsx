/** Content of the bought bundles: one bundle, or a family pack with a heading of its own. */
import { useTranslation } from '../../texts/texts.ts';
import { BundleContentCard } from './bundle-content-card.tsx';
import { useBundleContent } from './use-bundle-content.ts';

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
