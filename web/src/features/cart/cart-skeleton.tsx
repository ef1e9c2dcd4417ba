/** Placeholder while the cart is loading. It shows picture and title of bundles that this browser has stored. */

import { useSite } from '../../i18n/site.tsx';
import { useStored } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cartItemClass } from './cart-item-card.tsx';

export function CartSkeleton({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const storedBundles = useStored('bundlesInfor');
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('cart.loading')}
      </p>
      {names.map((name) => {
        const storedBundle = storedBundles?.find((bundle) => bundle.name === name && bundle.language === language);
        return (
          <Card key={name} className={cartItemClass(names.length)}>
            {storedBundle ? (
              <img className="cart-item__picture" src={storedBundle.image} alt="" width={200} height={200} />
            ) : (
              <Skeleton className="cart-item__picture" />
            )}
            <div className="cart-item__body">
              {storedBundle ? <h2>{storedBundle.title}</h2> : <Skeleton className="cart-item__skeleton-line" />}
              <Skeleton lines={3} />
            </div>
          </Card>
        );
      })}
    </>
  );
}
