/** The bundles that the content service has in the language of the page, each with a link to its cart. */
import './market-bundles.css';
import type { BundleContent } from '@perennial/shared/models/content';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { bff } from '../../api/client.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';

/** Nothing without documents: the page says what it has to say without them, too. */
export function MarketBundles() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const titleId = useId();
  const { data: bundles, error } = useSWR<readonly BundleContent[]>(
    'content/bundles',
    () => bff('GET', '/bff/content/bundles'),
    { revalidateOnFocus: false },
  );
  if (error || bundles?.length === 0) return null;
  // While the documents are loading, the section keeps the footer below the window.
  if (!bundles) return <div className="market-bundles market-bundles--loading" aria-hidden="true" />;
  return (
    <section className="market-bundles" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('cart.empty.products')}</h2>
      <ul className="market-bundles__list">
        {bundles.map(({ bundleName, title, image, description }) => (
          <li key={bundleName}>
            <Card className="market-bundles__bundle">
              {image && (
                <img className="market-bundles__picture" src={image} alt="" width="160" height="160" loading="lazy" />
              )}
              <h3>
                <Link to={paths.cart({ bundle: bundleName, language })}>{title}</Link>
              </h3>
              <p>{description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
