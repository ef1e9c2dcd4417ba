/** One product that the replenishment can change to, with picture, name and price. */
import { toMonths } from '@perennial/shared/billing-period';
import type { RatePlan, ReplenishmentOption } from '@perennial/shared/models/subscription-details';
import { recurringCharges } from '@perennial/shared/subscriptions/plan-facts';
import { NetPrice } from '../../../i18n/net-amount.tsx';

type OptionProps = { option: ReplenishmentOption; group: string; isChosen: boolean; onChoose: () => void };

export function ProductOption({ option, group, isChosen, onChoose }: OptionProps) {
  return (
    <label className="modify__option">
      <input type="radio" name={group} value={option.id} checked={isChosen} onChange={onChoose} />
      <img className="modify__picture" src={option.imageUrl} alt="" width="64" height="64" />
      <span className="modify__product">
        <span className="modify__name">{option.name}</span>
        <span>
          <ProductPrice option={option} />
        </span>
      </span>
    </label>
  );
}

/** The price per period; without the period if the shop does not name its months. */
export function ProductPrice({ option }: { option: ReplenishmentOption }) {
  const { paymentAmount, paymentBillingPeriod: billingPeriod, paymentSpecificMonthAmount } = option;
  const months = toMonths({ billingPeriod, specificBillingPeriod: paymentSpecificMonthAmount });
  return <NetPrice amount={paymentAmount} months={months} />;
}

/** What the replenishment costs before the change. */
export function CurrentPrice({ plan }: { plan: RatePlan }) {
  return recurringCharges(plan).map(({ months, amount }) => (
    <span key={months}>
      <NetPrice amount={amount.discounted} months={months} />
    </span>
  ));
}
