/** One subscription on the overview, a row that leads to its page: picture, title, what is abnormal, charges and facts. */
import './subscription-card.css';
import type { GoodsTrack as GoodsTrackData } from '@perennial/shared/models/coming-up';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { type SubscriptionState, toStatusMeaning } from '@perennial/shared/subscriptions/subscription-state';
import { memo, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isUnderWay, useStepName } from '../../../commerce/status/goods-track.tsx';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StatusLine } from '../../../ui/status-panel.tsx';
import { CancellationTips } from './cancellation-tips.tsx';
import { PayInFull } from './pay-in-full.tsx';
import { SubscriptionFactList } from './subscription-fact-list.tsx';
import { chargesOf, hasDetails, subscriptionState } from './subscription-facts.ts';
import { SubscriptionName } from './subscription-name.tsx';
import { findAwaitedReturn, findCancellationTips } from './subscription-plans.ts';
import type { DismissedTips } from './use-dismissed-tips.ts';

type Props = {
  subscription: SubscriptionListItem;
  dismissedTips: DismissedTips;
  /** How far its goods are; undefined before the answer, null if the answer does not say it. */
  tracks?: Tracks;
};

type Tracks = readonly GoodsTrackData[] | undefined | null;

/** Rendered again only if its subscription or a dismissed tip changes, not with every search of the list. */
export const SubscriptionCard = memo(function SubscriptionCard({ subscription, dismissedTips, tracks }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const state = subscriptionState(subscription);
  const tips = findCancellationTips(subscription).filter(({ id }) => !dismissedTips.ids.includes(id));

  function dismiss(id: string): void {
    dismissedTips.dismiss(id);
    // The focused button disappears with its tip; without this the focus would be lost.
    title.current?.focus();
  }

  return (
    <article className="subscription-card" aria-labelledby={`${titleId} ${titleId}-number`}>
      <img className="subscription-card__picture" src={subscription.image} alt="" width="144" height="144" />
      <div className="subscription-card__head">
        <Status state={state} awaited={findAwaitedReturn(subscription)} />
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {subscription.title}
        </h3>
        <span id={`${titleId}-number`} hidden>
          {subscription.subscriptionNumber}
        </span>
        {state === 'pending' ? null : <Charges subscription={subscription} />}
      </div>
      {state === 'pending' ? (
        <BeingCreated />
      ) : (
        <>
          <div className="subscription-card__rest">
            <SubscriptionFactList subscription={subscription} />
            {toStatusMeaning(subscription.status) !== 'ended' && <Goods tracks={tracks} />}
            <CancellationTips tips={tips} onDismiss={dismiss} />
            {subscription.ableToPayInFull && (
              <div className="subscription-card__ways">
                <PayInFull subscription={subscription} />
              </div>
            )}
          </div>
          <Links subscription={subscription} runs={state === 'active' || state === 'paused'} />
        </>
      )}
    </article>
  );
});

type PartProps = Pick<Props, 'subscription'>;

/** Nothing for a subscription that simply runs: the heading of its list says so. */
function Status({ state, awaited }: { state: SubscriptionState; awaited: ReturnType<typeof findAwaitedReturn> }) {
  const { t } = useTranslation();
  switch (state) {
    case 'cancelled':
    case 'purchased':
    case 'ended':
      return <p className="subscription-card__soft subscription-card__ended">{t(`subscription.state.${state}`)}</p>;
    default:
      return (
        <>
          {state === 'paused' && (
            <StatusLine kind="warning" icon="pause">
              {t('subscription.state.paused')}
            </StatusLine>
          )}
          {awaited && (
            <StatusLine kind="warning" icon="truck">
              {t(`account.subscriptions.waiting.${awaited}`)}
            </StatusLine>
          )}
        </>
      );
  }
}

function Charges({ subscription }: PartProps) {
  const charges = chargesOf(subscription);
  if (charges.length === 0) return null;
  return (
    <ul className="subscription-card__charges">
      {charges.map(({ months, amount }) => (
        <li key={months}>
          <NetPrice amount={amount.discounted} original={amount.original} months={months} />
        </li>
      ))}
    </ul>
  );
}

function BeingCreated() {
  const { t } = useTranslation();
  return (
    <div className="subscription-card__rest" role="status">
      <StatusLine kind="info">{t('account.subscriptions.pending')}</StatusLine>
      <p className="subscription-card__soft">{t('account.subscriptions.pendingText')}</p>
    </div>
  );
}

/** One line, which has its place before the answer: where that is which is under way, else what was sent. */
function Goods({ tracks }: { tracks: Tracks }) {
  const { t } = useTranslation();
  const nameStep = useStepName();
  const parcels = (count: number) => t('subscription.track.parcels', { count });
  const shown = tracks?.find(isUnderWay) ?? (tracks?.length === 1 ? tracks[0] : undefined);
  const reached = shown?.steps.findLast(({ state }) => state !== 'waiting');
  return (
    <p className="subscription-card__goods">
      {tracks && <Icon name="truck" />}
      {shown?.kind === 'parcel' && `${t('ui.label', { label: parcels(1) })} `}
      {reached
        ? nameStep(reached)
        : tracks && (tracks.length === 0 ? t('subscription.track.notYet') : parcels(tracks.length))}
    </p>
  );
}

/** The first covers the row. The other ways of a row are above it. The last opens the cancel flow (ADR 94). */
function Links({ subscription, runs }: PartProps & { runs: boolean }) {
  const { t } = useTranslation();
  const { culture, languageQuery: language } = useSite();
  const { subscriptionNumber: number } = subscription;
  const name = <SubscriptionName subscription={subscription} />;
  if (!hasDetails(subscription, culture.countryCode)) return null;
  return (
    <>
      <Link className="subscription-card__link" to={paths.subscriptionDetails(number, { language })}>
        <span className="subscription-card__link-words">{t('account.subscriptions.details')}</span>
        {name}
        <Icon name="arrow-right" />
      </Link>
      {runs && (
        <Link
          className="subscription-card__rest subscription-card__soft subscription-card__ways"
          to={paths.subscriptionDetails(number, { language, task: 'cancel' })}
        >
          {t('subscription.cancel.submit')}
          {name}
        </Link>
      )}
    </>
  );
}
