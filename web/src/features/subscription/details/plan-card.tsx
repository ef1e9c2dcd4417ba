/** One plan: its product, state, charges, dates and notices. */
import './plan-card.css';
import { toMonths } from '@perennial/shared/billing-period';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { useId } from 'react';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice, useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FactList } from '../fact-list.tsx';
import { findReturn, isCharged, planState, recurringCharges, toPlanKind } from '../plan-facts.ts';
import type { Subscription } from '../subscription.ts';
import { findPlanTips, type PlanTip } from './plan-tips.ts';
import { StateLabel } from './state-label.tsx';

type Props = { subscription: Subscription; plan: RatePlan };

export function PlanCard({ subscription, plan }: Props) {
  const titleId = useId();
  const tips = findPlanTips(subscription, plan);
  return (
    <article aria-labelledby={titleId}>
      <Card className="plan-card">
        {plan.imageUrl && <img className="plan-card__picture" src={plan.imageUrl} alt="" width="144" height="144" />}
        <div className="plan-card__head">
          <StateLabel state={planState(subscription, plan)} />
          <h2 id={titleId}>{plan.productName}</h2>
          <Charges subscription={subscription} plan={plan} />
        </div>
        <PlanFacts subscription={subscription} plan={plan} />
        {tips.length > 0 && (
          <div className="plan-card__tips">
            {tips.map((tip) => (
              <Tip key={tip.name} tip={tip} />
            ))}
          </div>
        )}
      </Card>
    </article>
  );
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
  const { shippingFrequency } = plan;
  const months = shippingFrequency && isCharged(subscription, plan) ? toMonths(shippingFrequency) : undefined;
  const isTried = planState(subscription, plan) === 'active';
  const returning = findReturn(subscription, toPlanKind(plan));
  const { replenishmentQuantity, purchaseValueToPay, payInFullDate, cancellationDate } = plan;
  return (
    <FactList
      className="plan-card__facts"
      facts={[
        [t('subscription.facts.shipped'), months && periods.every(months)],
        [t('subscription.facts.quantity'), replenishmentQuantity],
        [t('subscription.facts.stillToPay'), isTried && purchaseValueToPay ? money(purchaseValueToPay) : null],
        [t('subscription.facts.purchasedOn'), payInFullDate && date(payInFullDate)],
        [t('subscription.facts.returnAskedFor'), returning?.returnCreatedDate && date(returning.returnCreatedDate)],
        [t('subscription.facts.cancelledOn'), cancellationDate && date(cancellationDate)],
      ]}
    />
  );
}

function Tip({ tip }: { tip: PlanTip }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const { removeRefund } = useSite().config;
  const values = {
    date: 'date' in tip ? date(tip.date) : '',
    amount: 'amount' in tip ? netMoney(tip.amount) : '',
  };
  return (
    <Notice kind={tip.name === 'purchased' ? 'success' : 'info'}>
      <p>
        {t(`subscription.tips.${tip.name}`, values)}
        {tip.name === 'replenishmentReturning' && !removeRefund && ` ${t('subscription.refund')}`}
      </p>
    </Notice>
  );
}
