/** Partners, scripts and referral zone of the bought bundles. Banners that cannot be loaded are left out. */
import type { Banner } from '@perennial/shared/models/bundle';
import { useCall } from '../../api/use-call.ts';
import { ConsentedScript } from '../../commerce/content/consented-script.tsx';
import { useSite } from '../../i18n/site.tsx';
import { findPartners, findReferralTag, findScripts } from './banner-facts.ts';
import type { FinishedOrder } from './conversion-events.ts';
import { PartnerBanner } from './partner-banner.tsx';
import { ReferralZone } from './referral-zone.tsx';

type Props = { banners: readonly Banner[]; finishedOrder: FinishedOrder };

/** Requests the banners once, because their scripts must not run again. Returns none if the request fails. */
export function useOrderBanners({ order }: FinishedOrder): readonly Banner[] | undefined {
  const names = order.items.map(({ name }) => name);
  const { data, error } = useCall('getBundleBanners', names.length === 0 ? null : { query: { bundles: names } }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return error ? [] : data;
}

/** Only the site of the first partner opens automatically. */
export function Partners({ banners, finishedOrder }: Props) {
  return findPartners(banners).map((partner, index) => (
    <PartnerBanner key={partner.name} partner={partner} opensAutomatically={finishedOrder.isFirstView && index === 0} />
  ));
}

/** The site's own thank-you script runs first, then those of the banners. */
export function OrderScripts({ banners, finishedOrder }: Props) {
  const { thankYouScript, referralTagUrl } = useSite().config;
  const referralTag = findReferralTag(banners, referralTagUrl);
  return (
    <>
      <ConsentedScript purpose="extras" script={thankYouScript} />
      {findScripts(banners).map(({ script, src }) => (
        <ConsentedScript key={`${src} ${script}`} purpose="extras" script={script} src={src} />
      ))}
      {referralTag && <ReferralZone tagUrl={referralTag} finishedOrder={finishedOrder} />}
    </>
  );
}
