/** One bundle of the cart: picture, texts, price, quantity and discount code (docs/rules/cart.md#cart-contents). */
import './cart-item-card.css';
import type { CartItem } from '@perennial/shared/models/cart';
import { useLocation } from 'react-router-dom';
import { isOutOfStock } from '../../commerce/cart/cart-charges.ts';
import { arrayOf, isString, objectOf } from '../../storage/shape-guards.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/form/field-frame.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Icon } from '../../ui/icon.tsx';
import { keepFocus } from '../../ui/lost-focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';
import { CustomContent } from './custom-content.tsx';
import { DiscountBox } from './discount-box.tsx';
import { ItemCharges } from './item-charges.tsx';
import { UsagePoints } from './usage-points.tsx';

type Props = { item: CartItem; state: CartState; store: CartStore };

export function CartItemCard({ item, state, store }: Props) {
  const { t } = useTranslation();
  const refused = useRefusedBundles();
  const { lines, status, exceeded } = state;
  const line = lines.find((one) => one.name === item.name);
  const limit = exceeded.find((one) => one.name === item.name);
  const titleId = `bundle-${item.name}`;
  const isUnavailable = isOutOfStock(item) || refused.includes(item.name);
  if (!line) return null;
  return (
    <Card className={cartItemClass(lines.length)} role="group" aria-labelledby={titleId}>
      <img className="cart-item__picture" src={item.image} alt="" width={200} height={200} />
      <div className="cart-item__body">
        <h2 id={titleId}>{item.title}</h2>
        <p className="cart-item__description">{item.description}</p>
        {state.cart?.summary === null ? (
          <Skeleton className="cart-item__skeleton-line" />
        ) : status === 'unpriced' ? null : (
          <ItemCharges
            item={item}
            className={status === 'updating' ? 'cart-item__charges cart-item__charges--stale' : 'cart-item__charges'}
          />
        )}
        <div className="cart-item__actions">
          <QuantityStepper
            label={t('cart.quantityOf', { title: item.title })}
            value={line.quantity}
            max={99}
            onChange={(quantity) => void store.setQuantity(item.name, quantity)}
          />
          {lines.length > 1 && (
            <Button variant="quiet" onClick={() => void keepFocus(async () => void store.remove(item.name))}>
              <Icon name="trash" />
              {t('cart.remove')}
              <span className="visually-hidden"> {item.title}</span>
            </Button>
          )}
        </div>
        <FieldError
          id={`limit-${item.name}`}
          error={limit && t('cart.exceeds', { title: item.title, n: limit.maxQuantity })}
        />
        <FieldError id={`stock-${item.name}`} error={isUnavailable ? t('cart.outOfStock') : undefined} />
        <UsagePoints points={item.usp} />
        <DiscountBox item={item} line={line} state={state} store={store} />
        <CustomContent html={item.genericHtml} script={item.genericScript} />
      </div>
    </Card>
  );
}

/** The class of an item of a cart with this many bundles. */
export const cartItemClass = (bundles: number): string => (bundles > 1 ? 'cart-item cart-item--small' : 'cart-item');

/** The state of a history entry that a refused order leads to: the names of the bundles that it was refused for. */
const isRefusal = objectOf<{ readonly unavailable: readonly string[] }>({ unavailable: arrayOf(isString) });

/** Returns the bundles that could not be ordered, until the customer changes the cart. */
function useRefusedBundles(): readonly string[] {
  const { state } = useLocation();
  return isRefusal(state) ? state.unavailable : [];
}
