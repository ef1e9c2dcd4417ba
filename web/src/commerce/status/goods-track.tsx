/** How far a parcel or a return is, as steps, with the page of the carrier (docs/rules/subscriptions.md#parcels-and-returns). */
import './goods-track.css';
import type { GoodsTrack as Track, TrackStep } from '@perennial/shared/models/coming-up';
import { useFormat } from '../../i18n/format.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusTrack } from '../../ui/status-track.tsx';

const texts = {
  prepared: 'subscription.track.prepared',
  sent: 'subscription.track.sent',
  requested: 'subscription.facts.returnAskedFor',
  onItsWay: 'subscription.track.onItsWay',
  received: 'subscription.status.received',
  completed: 'subscription.status.completed',
} as const satisfies Readonly<Record<TrackStep['name'], string>>;

/** Whether something of a track is still to come. */
export function isUnderWay({ steps }: Track): boolean {
  return steps.at(-1)?.state === 'waiting';
}

/** Returns a function that names a step, with its day if that is known. */
export function useStepName(): (step: TrackStep) => string {
  const { t } = useTranslation();
  const { date } = useFormat();
  return ({ name, date: day }) => (day ? `${t(texts[name])} ${date(day)}` : t(texts[name]));
}

type Props = {
  track: Track;
  /** Whether the products are named, because several tracks stand together. */
  isNamed?: boolean;
};

export function GoodsTrack({ track: { names, number, url, steps }, isNamed = false }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className="goods-track">
      {isNamed && names.length > 0 && <p className="goods-track__names">{names.join(', ')}</p>}
      <StatusTrack
        steps={steps.map(({ name, date: day, state }) => ({ name: t(texts[name]), date: day && date(day), state }))}
      />
      {url !== null ? (
        <a className="goods-track__link figures" href={url} target="_blank" rel="noopener">
          {t('subscription.sections.track')}
          <span className="visually-hidden"> {number}</span>
          <Icon name="external" />
        </a>
      ) : (
        number !== null && <span className="goods-track__link figures">{number}</span>
      )}
    </div>
  );
}
