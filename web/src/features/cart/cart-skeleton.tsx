/** Holds the place of the items while the cart is read. */
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function CartSkeleton({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('cart.loading')}
      </p>
      {names.map((name) => (
        <Card key={name} className="cart-item">
          <Skeleton className="cart-item__skeleton-picture" />
          <div className="cart-item__body">
            <Skeleton className="cart-item__skeleton-title" />
            <Skeleton lines={3} />
          </div>
        </Card>
      ))}
    </>
  );
}
