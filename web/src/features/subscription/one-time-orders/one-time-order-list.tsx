/** The orders besides the recurring shipments. */
import './one-time-order-list.css';
import type { OneTimeOrder } from '@perennial/shared/models/subscription-details';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';

/** A table. On a phone each row becomes a block, and `data-column` supplies the label of each cell. */
export function OneTimeOrderList({ orders }: { orders: readonly OneTimeOrder[] }) {
  const { t } = useTranslation();
  const columns = {
    description: t('subscription.oneTimeOrders.description'),
    quantity: t('subscription.oneTimeOrders.quantity'),
    price: t('subscription.oneTimeOrders.price'),
    orderDate: t('subscription.oneTimeOrders.orderDate'),
    shippingDate: t('subscription.oneTimeOrders.shippingDate'),
  };
  return (
    <table className="one-time-orders figures">
      <thead>
        <tr>
          {Object.entries(columns).map(([name, column]) => (
            <th key={name} scope="col" className={`one-time-orders__cell--${name}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...orders.entries()].map(([index, order]) => (
          <Row key={index} order={order} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

type Column = 'description' | 'quantity' | 'price' | 'orderDate' | 'shippingDate';

function Row({ order, columns }: { order: OneTimeOrder; columns: Readonly<Record<Column, string>> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const cells: readonly (readonly [Column, string | number])[] = [
    ['description', order.description],
    ['quantity', order.quantity],
    ['price', netMoney(order.price)],
    ['orderDate', date(order.orderDate)],
    ['shippingDate', order.shippingDate ? date(order.shippingDate) : t('subscription.oneTimeOrders.notShipped')],
  ];
  return (
    <tr>
      {cells.map(([column, text]) => (
        <td key={column} data-column={columns[column]} className={`one-time-orders__cell--${column}`}>
          {text}
        </td>
      ))}
    </tr>
  );
}
