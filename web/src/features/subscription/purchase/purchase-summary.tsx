/** The device with its full price, the remaining amount, the discount and the amount to pay now. */
import type { PayInFullPreview, RatePlan } from '@perennial/shared/models/subscription-details';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Money } from '../../../ui/amounts/money.tsx';
import { Price } from '../../../ui/amounts/price.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = { plan: RatePlan; preview: PayInFullPreview };

export function PurchaseSummary({ plan, preview }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { originalAmount, discountedAmount, discount } = preview;
  const { totalPurchaseValue } = plan;
  return (
    <Card className="purchase__summary" data-shown="">
      <img className="purchase__picture" src={plan.imageUrl} alt="" width="288" height="288" />
      <h2>{plan.productName}</h2>
      <dl className="purchase__sums figures">
        {totalPurchaseValue !== null && (
          <div className="purchase__sum">
            <dt>{t('purchase.sums.original')}</dt>
            <dd>
              <Money amount={money(totalPurchaseValue)} />
            </dd>
          </div>
        )}
        <div className="purchase__sum">
          <dt>{t('purchase.sums.remaining')}</dt>
          <dd>
            <Money amount={money(originalAmount)} />
          </dd>
        </div>
        {discount && (
          <div className="purchase__sum purchase__sum--discount">
            <dt>{discount.description}</dt>
            <dd>
              <Money amount={money(-discount.amount)} />
            </dd>
          </div>
        )}
        <div className="purchase__sum purchase__sum--total">
          <dt>{t('purchase.sums.now')}</dt>
          <dd>
            <Price amount={money(discountedAmount)} />
          </dd>
        </div>
      </dl>
      <p className="purchase__note">{t('purchase.after')}</p>
    </Card>
  );
}
