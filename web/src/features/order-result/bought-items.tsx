/** The order: picture, title and quantity of each bundle, the amount paid and the numbers. */

import { useFormat } from '../../i18n/format.ts';
import type { PlacedOrder } from '../../storage/stored-shapes.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Money } from '../../ui/amounts/money.tsx';
import { Card } from '../../ui/card.tsx';

export function BoughtItems({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Card className="order-result__card">
      <h2>{t('orderResult.bought')}</h2>
      <ul className="order-result__items">
        {order.items.map(({ name, title, image, quantity }) => (
          <li key={name} className="order-result__item">
            <img className="order-result__item-picture" src={image} alt="" width="88" height="88" />
            <div>
              <h3>{title}</h3>
              <p className="order-result__soft figures">{t('orderResult.quantity', { count: quantity })}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="order-result__sums figures">
        {order.paidNow > 0 && (
          <div className="order-result__sum">
            <dt>{t('orderResult.paidNow')}</dt>
            <dd>
              <Money amount={money(order.paidNow)} />
            </dd>
          </div>
        )}
        <div className="order-result__sum">
          <dt>{t('orderResult.orderNumber')}</dt>
          <dd>{order.orderNumber}</dd>
        </div>
        {order.subscriptionNumber && (
          <div className="order-result__sum">
            <dt>{t('orderResult.subscriptionNumber')}</dt>
            <dd>{order.subscriptionNumber}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
