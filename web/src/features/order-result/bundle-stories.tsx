/**
 * What the content service says about what was bought: of one bundle its title, picture, description and tips, of
 * several the overview of the family pack (specification 2, section 2).
 */
import { useTranslation } from 'react-i18next';
import { BundleStory } from './bundle-story.tsx';
import { useBundleContent } from './use-bundle-content.ts';

/** Shows nothing until the content is there, and nothing when it cannot be had: the order stands without it. */
export function BundleStories({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { data } = useBundleContent(names);
  if (!data || data.length === 0) return null;
  const isFamilyPack = names.length > 1;
  return (
    <section className="order-result__stories">
      <h2>{isFamilyPack ? t('orderResult.familyPack') : t('orderResult.yourProduct')}</h2>
      {isFamilyPack && <p className="order-result__soft">{t('orderResult.familyPackText', { count: names.length })}</p>}
      {data.map((bundle) => (
        <BundleStory key={bundle.bundleName} bundle={bundle} />
      ))}
    </section>
  );
}
