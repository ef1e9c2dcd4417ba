/** The parcels of a subscription and the way to say that something is wrong, as far as the shop API knows them (docs/rules/subscriptions.md#parcels-and-returns). */
import { findParcelTracks } from '@perennial/shared/subscriptions/goods-tracks';
import { Link } from 'react-router-dom';
import { GoodsTrack } from '../../commerce/status/goods-track.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import type { SectionProps } from './use-subscription.ts';

/** Nothing without a parcel. */
export function Parcels({ subscription }: SectionProps) {
  const tracks = findParcelTracks(subscription);
  return tracks.map((track) => <GoodsTrack key={track.number} track={track} isNamed={tracks.length > 1} />);
}

/** Opens the section of problems. */
export function ProblemLink({ subscription: { number } }: SectionProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link to={paths.subscriptionDetails(number, { language, task: 'problem' })}>
      {t('subscription.sections.problem')}
    </Link>
  );
}
