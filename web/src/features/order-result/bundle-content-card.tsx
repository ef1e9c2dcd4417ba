/**
 * Content of one bought bundle: picture, title, description and tips, or tips with a title of their own alone; and
 * links to its apps (docs/rules/checkout.md#thank-you-page).
 */
import './bundle-content-card.css';
import type { BundleContent } from '@perennial/shared/models/content';
import { useTranslation } from '../../texts/texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { findStoreLinks, findTips, replaceBundle, type Tips } from './tips.ts';

export function BundleContentCard({ bundle }: { bundle: BundleContent }) {
  const { t } = useTranslation();
  const { title, image, description } = bundle;
  const tips = findTips(bundle);
  const apps = findStoreLinks(bundle);
  const tipsAlone = tips !== undefined && replaceBundle(tips);
  return (
    <Card className={tipsAlone ? undefined : 'bundle-content-card'}>
      {image && !tipsAlone && (
        <img className="bundle-content-card__picture" src={image} alt="" width="288" height="288" loading="lazy" />
      )}
      <div className="bundle-content-card__words">
        {!tipsAlone && <h3>{title}</h3>}
        {!tipsAlone && description && <p className="order-result__soft">{description}</p>}
        {tips && <TipList tips={tips} Heading={tipsAlone ? 'h3' : 'h4'} />}
        {apps.length > 0 && (
          <div className="bundle-content-card__apps">
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

function TipList({ tips, Heading }: { tips: Tips; Heading: 'h3' | 'h4' }) {
  const { t } = useTranslation();
  const isBrushHeads = tips.kind === 'brushHeads';
  const title = isBrushHeads ? t('orderResult.brushHeads.title') : (tips.title ?? t('orderResult.tips'));
  const texts = isBrushHeads
    ? [t('orderResult.brushHeads.fit'), t('orderResult.brushHeads.change'), t('orderResult.brushHeads.next')]
    : tips.texts;
  return (
    <>
      <Heading>{title}</Heading>
      <ul className="bundle-content-card__tips">
        {texts.map((text) => (
          <li key={text} className="bundle-content-card__tip">
            <Icon name="check-circle" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
