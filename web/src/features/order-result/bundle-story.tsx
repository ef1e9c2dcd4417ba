/** One bundle that was bought: picture, title, description, tips for the start, and its apps. */
import './bundle-story.css';
import type { BundleContent } from '@perennial/shared/models/content';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { storeLinks, type Tips, tipsOf } from './tips.ts';

export function BundleStory({ bundle }: { bundle: BundleContent }) {
  const { t } = useTranslation();
  const { title, image, description } = bundle;
  const tips = tipsOf(bundle);
  const apps = storeLinks(bundle);
  return (
    <Card className="bundle-story">
      {image && <img className="bundle-story__picture" src={image} alt="" width="288" height="288" loading="lazy" />}
      <div className="bundle-story__words">
        <h3>{title}</h3>
        {description && <p className="order-result__soft">{description}</p>}
        {tips && <TipList tips={tips} />}
        {apps.length > 0 && (
          <div className="bundle-story__apps">
            {apps.map(({ store, url }) => (
              <ButtonLink key={store} href={url} target="_blank" rel="noopener">
                {t(`orderResult.stores.${store}`)}
                <Icon name="external" />
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}

function TipList({ tips }: { tips: Tips }) {
  const { t } = useTranslation();
  const own = tips.kind === 'brushHeads';
  const title = own ? t('orderResult.brushHeads.title') : (tips.title ?? t('orderResult.tips'));
  const texts = own
    ? [t('orderResult.brushHeads.fit'), t('orderResult.brushHeads.change'), t('orderResult.brushHeads.next')]
    : tips.texts;
  return (
    <>
      <h4>{title}</h4>
      <ul className="bundle-story__tips">
        {texts.map((text) => (
          <li key={text} className="bundle-story__tip">
            <Icon name="check-circle" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
