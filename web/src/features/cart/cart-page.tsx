/** The shopping cart (specification 1, section 2.4). */
import './cart-page.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../commerce/charges.ts';
import { usePageLeaving } from '../../commerce/page-leaving.ts';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CartItemCard } from './cart-item-card.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummaryPanel } from './cart-summary-panel.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useBundleNames, useCart } from './use-cart.ts';

export default function CartPage() {
  const names = useBundleNames();
  useCartMemory();
  return names.length === 0 ? <EmptyCart /> : <FilledCart key={names.join(',')} names={names} />;
}

/** The tab's title comes back, and the items are forgotten, when the person leaves for anything but checkout. */
function useCartMemory(): void {
  useEffect(() => {
    writeStored('commonPageTitle', document.title);
  }, []);
  usePageLeaving((destination) => {
    if (destination.endsWith('/checkout')) return;
    document.title = readStored('commonPageTitle') ?? document.title;
    removeStored('storedCartItems', 'commonPageTitle');
  });
}

function FilledCart({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { store, state } = useCart(names);
  const { cart, lines, status, problem } = state;
  const items = cart ? itemsOf(cart).filter((item) => lines.some((line) => line.name === item.name)) : [];
  return (
    <>
      <PageTitle documentTitle={cart?.pageTitle ?? undefined}>{t('cart.title')}</PageTitle>
      {status === 'failed' && problem ? (
        <LoadFailed text={problem.detail} onRetry={() => void store.load()} />
      ) : (
        <div className="cart">
          <div className="cart__items">
            {problem && (
              <Notice kind="danger">
                <p>{problem.detail}</p>
              </Notice>
            )}
            {cart ? (
              items.map((item) => <CartItemCard key={item.name} item={item} state={state} store={store} />)
            ) : (
              <CartSkeleton names={names} />
            )}
          </div>
          <CartSummaryPanel state={state} store={store} />
        </div>
      )}
    </>
  );
}
