/** The products of a change as tiles with picture, name and price: the present one, and those to choose from. */
import { toMonths } from '@perennial/shared/billing-period';
import type { RatePlan, ReplenishmentOption } from '@perennial/shared/models/subscription-details';
import { recurringCharges } from '@perennial/shared/subscriptions/plan-facts';
import type { ReactNode } from 'react';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';

type OptionProps = { option: ReplenishmentOption; group: string; isChosen: boolean; onChoose: () => void };

export function ProductOption({ option, group, isChosen, onChoose }: OptionProps) {
  const { t } = useTranslation();
  return (
    <label className="modify__tile modify__tile--choice">
      <input type="radio" name={group} value={option.id} checked={isChosen} onChange={onChoose} />
      <TileContent
        imageUrl={option.imageUrl}
        name={option.name}
        priceLabel={t('subscription.product.price')}
        price={<ProductPrice option={option} />}
      />
    </label>
  );
}

/** What the replenishment ships now. */
export function CurrentProduct({ plan }: { plan: RatePlan }) {
  const { t } = useTranslation();
  return (
    <div className="modify__tile">
      <TileContent
        imageUrl={plan.imageUrl}
        name={plan.productName}
        priceLabel={t('subscription.product.priceBefore')}
        price={<CurrentPrice plan={plan} />}
      />
    </div>
  );
}

type TileProps = { imageUrl: string; name: string; priceLabel: string; price: ReactNode };

function TileContent({ imageUrl, name, priceLabel, price }: TileProps) {
  return (
    <>
      {imageUrl && <img className="modify__picture" src={imageUrl} alt="" width="96" height="96" />}
      <span className="modify__product">
        <span className="modify__name">{name}</span>
        <span className="modify__price-label"> {priceLabel} </span>
        <span className="modify__price">{price}</span>
      </span>
    </>
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
