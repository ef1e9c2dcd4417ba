/** Section "Track your order": tracking numbers with links to the carriers' pages. */
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { useTranslation } from '../../../../texts/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { SectionProps } from '../../use-subscription.ts';

function isTracked(plan: RatePlan): plan is RatePlan & { trackingNumber: string } {
  return Boolean(plan.trackingNumber);
}

export default function TrackOrder({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const tracked = subscription.ratePlans.filter(isTracked);
  if (tracked.length === 0) return <p>{t('subscription.track.mailFollows')}</p>;
  return (
    <ul className="sections__list">
      {tracked.map(({ id, productName, trackingNumber, carrierUrl }) => (
        <li key={id}>
          <span>{productName}</span>
          {carrierUrl?.startsWith('https://') ? (
            <a className="sections__link figures" href={carrierUrl} target="_blank" rel="noopener">
              {t('subscription.track.parcel', { number: trackingNumber })}
              <Icon name="external" />
            </a>
          ) : (
            <span className="figures">{trackingNumber}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
