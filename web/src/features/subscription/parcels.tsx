/** The parcels of a subscription, as far as the shop API knows them (docs/rules/subscriptions.md#parcels-and-returns). */
import { findParcelTracks } from '@perennial/shared/subscriptions/goods-tracks';
import { GoodsTrack } from '../../commerce/status/goods-track.tsx';
import type { SectionProps } from './use-subscription.ts';

/** Nothing without a parcel. */
export function Parcels({ subscription }: SectionProps) {
  const tracks = findParcelTracks(subscription);
  return tracks.map((track) => <GoodsTrack key={track.number} track={track} isNamed={tracks.length > 1} />);
}
