/** What the content service says about each bundle that was bought: tips for the start, and its apps. */
import type { BundleContent } from '@perennial/shared/models/content';
import { useTranslation } from 'react-i18next';
import { useBundleContent } from '../../api/use-bundle-content.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shows nothing until the content is there, and nothing when it cannot be had: the order stands without it. */
export function BundleTips({ names }: { names: readonly string[] }) {
  const { data } = useBundleContent(names);
  return data
    ?.filter((bundle) => bundle.paymentSuccessfulList.length > 0 || bundle.promoteApp.length > 0)
    .map((bundle) => <Tips key={bundle.bundleName} bundle={bundle} />);
}

function Tips({ bundle }: { bundle: BundleContent }) {
  const { t } = useTranslation();
  return (
    <Card className="order-result__card">
      <h2>{bundle.pretreatmentTitle ?? t('orderResult.tips', { title: bundle.title })}</h2>
      <ul className="order-result__tips">
        {bundle.paymentSuccessfulList.map((tip) => (
          <li key={tip} className="order-result__tip">
            <Icon name="check-circle" />
            <p>{tip}</p>
          </li>
        ))}
      </ul>
      <AppLinks bundle={bundle} />
    </Card>
  );
}

/** The stores that a bundle's app can be had from, by their key in the content (specification 2, section 2). */
const stores = { app_store: 'orderResult.appStore', play_store: 'orderResult.playStore' } as const;

function AppLinks({ bundle }: { bundle: BundleContent }) {
  const { t } = useTranslation();
  const links = bundle.promoteApp.filter(
    (entry): entry is { key: keyof typeof stores; value: string } =>
      entry.key in stores && entry.value.startsWith('https://'),
  );
  if (links.length === 0) return null;
  return (
    <div className="order-result__apps">
      {links.map(({ key, value }) => (
        <ButtonLink key={key} href={value} target="_blank" rel="noopener">
          {t(stores[key])}
          <Icon name="external" />
        </ButtonLink>
      ))}
    </div>
  );
}
