/**
 * The next delivery: day, contents, amount, payment method, and what can be done about it. After a change it says where the
 * delivery has moved (docs/rules/subscriptions.md#next-delivery).
 */
import { TASK } from './sections/section-tasks.ts';
import './next-delivery.css';
import { findParcelTracks } from '@perennial/shared/subscriptions/goods-tracks';
import {
  type NextDelivery as Delivery,
  findContents,
  findNextDelivery,
} from '@perennial/shared/subscriptions/next-delivery';
import { findNextPaymentDate, findNextShipmentPrice, findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { lazy, type ReactNode, Suspense, useCallback, useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { CalendarLeaf } from '../../../commerce/dates/calendar-leaf.tsx';
import { useDayInWords } from '../../../commerce/dates/day-in-words.ts';
import { nameSavedMethod } from '../../../commerce/payment/saved-method.ts';
import { GoodsTrack, isUnderWay } from '../../../commerce/status/goods-track.tsx';
import { CalendarLink } from '../../../commerce/subscriptions/calendar-link.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AskingButton } from '../actions/asking-button.tsx';
import { UnknownPrice } from '../actions/unknown-price.tsx';
import { findModifyOffers, taskOfOffer } from '../modify/modify-offers.ts';
import { ProblemLink } from '../parcels.tsx';
import type { SectionProps } from '../use-subscription.ts';

const PostponementDialog = lazy(() => import('../modify/postponement-dialog.tsx'));
const UnpaidPayment = lazy(() => import('./unpaid-payment.tsx'));
const ShippingNowDialog = lazy(() => import('../modify/shipping-now-dialog.tsx'));

export function NextDelivery({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const next = findNextDelivery(subscription);
  if (!next) return null;
  return (
    <section className="subscription__next" aria-labelledby={titleId}>
      <Card className="next-delivery">
        <h2 id={titleId} className="next-delivery__title">
          {t(next.isShipment ? 'subscription.facts.nextShipment' : 'subscription.facts.nextPayment')}
        </h2>
        <div className="next-delivery__day">
          <CalendarLeaf day={next.date} />
          <div className="next-delivery__words">
            <ContentsLine subscription={subscription} next={next} />
            <Amount next={next} />
            {next.isPayment && <Method />}
          </div>
        </div>
        {next.isShipment && <Moved key={subscription.number} date={next.date} />}
        <OtherPayment date={next.otherPayment} />
        <Actions subscription={subscription} />
        <Prepared subscription={subscription} />
        <div className="next-delivery__links">
          <ProblemLink subscription={subscription} />
          <CalendarLink number={subscription.number} />
        </div>
      </Card>
      <CardOfPayments subscription={subscription} />
    </section>
  );
}

/** A parcel that is not sent yet. What was sent is in the section of the parcels. */
function Prepared({ subscription }: SectionProps) {
  const track = findParcelTracks(subscription).find(isUnderWay);
  return track ? <GoodsTrack track={track} /> : null;
}

function ContentsLine({ subscription, next }: SectionProps & { next: Delivery }) {
  const { t } = useTranslation();
  const contents = findContents(subscription, next);
  if (!contents) return null;
  if (contents === 'changed') return <p className="next-delivery__what">{t('subscription.tips.changeWaits')}</p>;
  const { name, quantity } = contents;
  return <p className="next-delivery__what">{quantity > 1 ? `${quantity} × ${name}` : name}</p>;
}

function Amount({ next: { isShipment, isPayment, amount } }: { next: Delivery }) {
  const { t } = useTranslation();
  if (amount !== undefined) {
    return (
      <p>
        <NetPrice amount={amount} />
      </p>
    );
  }
  return isShipment && isPayment ? <p>{t('subscription.upcoming.both')}</p> : null;
}

/** Has its place before the answer is there. */
function Method() {
  const { data } = useCall('getSavedPaymentMethod', {});
  return <p className="next-delivery__soft next-delivery__method">{data && nameSavedMethod(data)}</p>;
}

/**
 * Nothing is asked of a subscription that is not paid for. Most cards expire after the next year, which the year alone says:
 * for them the rule is not loaded.
 */
function CardOfPayments({ subscription }: SectionProps) {
  const { data: saved } = useCall('getSavedPaymentMethod', findNextPaymentDate(subscription) === null ? null : {});
  const mayExpire = Number(saved?.expiryDate?.slice(-4)) <= new Date().getFullYear() + 1;
  if (!saved || !mayExpire) return null;
  return (
    <Suspense>
      <UnpaidPayment subscription={subscription} saved={saved} />
    </Suspense>
  );
}

/** The new day, after a change that was made while the page was open. */
function Moved({ date }: { date: string }) {
  const { t } = useTranslation();
  const inWords = useDayInWords();
  const [last, setLast] = useState({ date, hasMoved: false });
  if (last.date !== date) setLast({ date, hasMoved: true });
  if (!last.hasMoved) return null;
  return (
    <p className="next-delivery__moved">
      <Icon name="check" />
      {t('subscription.nextDelivery.moved', { date: inWords(date) })}
    </p>
  );
}

function OtherPayment({ date: day }: { date: string | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (day === undefined) return null;
  return (
    <p className="next-delivery__soft">
      {t('subscription.facts.nextPayment')} <span className="figures">{date(day)}</span>
    </p>
  );
}

function Actions({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const plan = findPlan(subscription, 'replenishment');
  const names = findModifyOffers(subscription, countryCode).map(({ name }) => name);
  if (!plan || !(names.includes('postponement') || names.includes('shippingNow'))) return null;
  const price = findNextShipmentPrice(subscription, plan);
  return (
    <div className="next-delivery__actions">
      {names.includes('postponement') && (
        <Asked name="postponement">
          <AskingButton variant="secondary" label={t('subscription.postpone.action')}>
            <PostponementDialog subscription={subscription} plan={plan} />
          </AskingButton>
        </Asked>
      )}
      {names.includes('shippingNow') && (
        <Asked name="shippingNow">
          {price === undefined ? (
            <UnknownPrice />
          ) : (
            <AskingButton variant="secondary" label={t('subscription.modify.parts.shippingNow')}>
              <ShippingNowDialog subscription={subscription} plan={plan} price={price} />
            </AskingButton>
          )}
        </Asked>
      )}
    </div>
  );
}

/** Gets the focus if a link asks for its task (docs/rules/subscriptions.md#task-links). */
function Asked({ name, children }: { name: 'postponement' | 'shippingNow'; children: ReactNode }) {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const requested = query.get(TASK) === taskOfOffer[name] ? key : undefined;
  const goTo = useCallback(
    (action: HTMLElement | null) => {
      if (requested === undefined) return;
      // A page that moved under a press would lose it.
      action?.scrollIntoView({ block: 'nearest' });
      action?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    },
    [requested],
  );
  return (
    <div className="next-delivery__action" ref={goTo}>
      {children}
    </div>
  );
}
