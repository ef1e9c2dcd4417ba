/** One plan: its product, its charges, and what the page does not say elsewhere: state, dates and notices. */
import './plan-card.css';
import { toMonths } from '@perennial/shared/billing-period';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { findReturnTrack } from '@perennial/shared/subscriptions/goods-tracks';
import { isCharged, planState, recurringCharges } from '@perennial/shared/subscriptions/plan-facts';
import { useId } from 'react';
import { GoodsTrack, isUnderWay } from '../../../commerce/status/goods-track.tsx';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FactList } from '../fact-list.tsx';
import { findModifyOffers } from '../modify/modify-offers.ts';
import type { Subscription } from '../use-subscription.ts';
import { PlanTipText } from './plan-tip.tsx';
import { findPlanTips, type PlanTip } from './plan-tips.ts';
import { StateLabel } from './state-label.tsx';
import { hasStateLabel, isToldBy, statusOfDetails } from './status-facts.ts';

type Props = { subscription: Subscription; plan: RatePlan };

export function PlanCard({ subscription, plan }: Props) {
  const titleId = useId();
  const status = statusOfDetails(subscription);
  const tips = findPlanTips(subscription, plan).filter((tip) => !isToldElsewhere(status, tip));
  return (
    <article className="plan-card" aria-labelledby={titleId}>
      {plan.imageUrl && <img className="plan-card__picture" src={plan.imageUrl} alt="" width="144" height="144" />}
      <div className="plan-card__head">
        {hasStateLabel(subscription, plan) && <StateLabel state={planState(subscription, plan)} />}
        <h3 id={titleId}>{plan.productName}</h3>
        <Charges subscription={subscription} plan={plan} />
        <PlanFacts subscription={subscription} plan={plan} />
        <Return subscription={subscription} plan={plan} />
        {tips.map((tip) => (
          <div key={tip.name} className="plan-card__tip">
            <Icon name={tip.name === 'purchased' ? 'check-circle' : 'info'} />
            <PlanTipText tip={tip} />
          </div>
        ))}
      </div>
    </article>
  );
}

/** By the status panel, or by the next delivery. */
function isToldElsewhere(status: ReturnType<typeof statusOfDetails>, tip: PlanTip): boolean {
  return tip.name === 'changeWaits' || isToldBy(status, tip);
}

/** The panel tells a return that is under way, unless it tells of a pause. */
function Return({ subscription, plan }: Props) {
  const track = findReturnTrack(subscription, plan);
  if (!track || (isUnderWay(track) && statusOfDetails(subscription)?.name === 'returning')) return null;
  return <GoodsTrack track={track} />;
}

function Charges({ subscription, plan }: Props) {
  const { t } = useTranslation();
  const { oneTimeCharge } = plan;
  const charges = isCharged(subscription, plan) ? recurringCharges(plan) : [];
  if (!oneTimeCharge && charges.length === 0) return null;
  return (
    <ul className="plan-card__charges">
      {oneTimeCharge && (
        <li>
          <NetPrice amount={oneTimeCharge.discounted} original={oneTimeCharge.original} />{' '}
          <span className="plan-card__once">{t('subscription.once')}</span>
        </li>
      )}
      {charges.map(({ months, amount }) => (
        <li key={months}>
          <NetPrice amount={amount.discounted} original={amount.original} months={months} />
        </li>
      ))}
    </ul>
  );
}

function PlanFacts({ subscription, plan }: Props) {
  const { t } = useTranslation();
  const periods = useBillingPeriodTexts();
  const { money, date } = useFormat();
  const { countryCode } = useSite().culture;
  const { shippingFrequency } = plan;
  const isFrequencyShown = findModifyOffers(subscription, countryCode).some(({ name }) => name === 'frequency');
  const months = shippingFrequency && isCharged(subscription, plan) ? toMonths(shippingFrequency) : undefined;
  const isTried = planState(subscription, plan) === 'active';
  const { replenishmentQuantity, purchaseValueToPay, payInFullDate, cancellationDate } = plan;
  return (
    <FactList
      className="plan-card__facts"
      facts={[
        [t('subscription.facts.shipped'), !isFrequencyShown && months && periods.every(months)],
        [t('subscription.facts.quantity'), replenishmentQuantity === 1 ? null : replenishmentQuantity],
        [t('subscription.facts.stillToPay'), isTried && purchaseValueToPay ? money(purchaseValueToPay) : null],
        [t('subscription.facts.purchasedOn'), payInFullDate && date(payInFullDate)],
        [t('subscription.facts.cancelledOn'), cancellationDate && date(cancellationDate)],
      ]}
    />
  );
}
