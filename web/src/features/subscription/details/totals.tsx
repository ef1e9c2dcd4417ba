/** The total charges by billing period with their discounts, if the plans do not say the same. */
import './totals.css';
import { toPeriodicAmounts } from '@perennial/shared/billing-period';
import { recurringCharges } from '@perennial/shared/subscriptions/plan-facts';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Money } from '../../../ui/amounts/money.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Subscription } from '../use-subscription.ts';

/** Whether the charges of the plans say the same as the totals. */
function areToldByPlans({ totalCharge, ratePlans }: Subscription): boolean {
  const charges = ratePlans.flatMap(recurringCharges);
  return toPeriodicAmounts(totalCharge).every(
    ({ months, amount: { discounted, discounts } }) =>
      discounts.length === 0 &&
      charges.some((charge) => charge.months === months && charge.amount.discounted === discounted),
  );
}

export function Totals({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const periods = useBillingPeriodTexts();
  const totals = toPeriodicAmounts(subscription.totalCharge);
  if (totals.length === 0 || areToldByPlans(subscription)) return null;
  const { hasDiscount, discountTermsAndConditions } = subscription;
  return (
    <Card className="subscription__card">
      <h2>{t('subscription.summary.charges')}</h2>
      {totals.map(({ months, amount: charge }) => (
        <dl key={months} className="totals figures">
          {charge.discounts.length > 0 && (
            <div className="totals__sum">
              <dt>{t('subscription.summary.beforeDiscount')}</dt>
              <dd>
                <Money amount={money(charge.original)} />
              </dd>
            </div>
          )}
          {charge.discounts.map(({ id, description, amount }) => (
            <div key={id} className="totals__sum totals__sum--discount">
              <dt>{description}</dt>
              <dd>
                <Money amount={money(-amount)} />
              </dd>
            </div>
          ))}
          <div className="totals__sum">
            <dt>{periods.label(months)}</dt>
            <dd>
              <NetPrice amount={charge.discounted} />
            </dd>
          </div>
        </dl>
      ))}
      {hasDiscount && discountTermsAndConditions && <p className="subscription__small">{discountTermsAndConditions}</p>}
    </Card>
  );
}
