/** What the banners of the bought bundles bring to the page; a banner that cannot be had is not missed. */
import type { Banner } from '@perennial/shared/models/bundle';
import { useCall } from '../../api/use-call.ts';
import { useSite } from '../../i18n/site.tsx';
import { ContentScript } from '../../ui/content/content-script.tsx';
import { partnersOf, referralTagOf, scriptsOf } from './banner-facts.ts';
import type { OrderNews } from './conversion-events.ts';
import { PartnerBanner } from './partner-banner.tsx';
import { ReferralZone } from './referral-zone.tsx';

type Props = { banners: readonly Banner[]; news: OrderNews };

/** Asked for once: what ran on this page does not run again. */
export function useOrderBanners({ order }: OrderNews): readonly Banner[] | undefined {
  const names = order.items.map(({ name }) => name);
  const { data, error } = useCall('getBundleBanners', names.length === 0 ? null : { query: { bundles: names } }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return error ? [] : data;
}

/** Of several partners the first one's site opens by itself. */
export function Partners({ banners, news }: Props) {
  return partnersOf(banners).map((partner, place) => (
    <PartnerBanner key={partner.name} partner={partner} opensByItself={news.isFirst && place === 0} />
  ));
}

/** The site's own thank-you script runs first, then those of the banners. */
export function OrderScripts({ banners, news }: Props) {
  const { thankYouScript, referralTagUrl } = useSite().config;
  const referralTag = referralTagOf(banners, referralTagUrl);
  return (
    <>
      <ContentScript script={thankYouScript} src={null} />
      {scriptsOf(banners).map(({ script, src }) => (
        <ContentScript key={`${src} ${script}`} script={script} src={src} />
      ))}
      {referralTag && <ReferralZone tagUrl={referralTag} news={news} />}
    </>
  );
}
