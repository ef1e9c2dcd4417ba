/** The shopping cart (docs/rules/cart.md). */
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import './cart-page.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isOutOfStock, itemsOf } from '../../commerce/cart/cart-charges.ts';
import { findPageTitle } from '../../commerce/cart/cart-title.ts';
import { keysToClearOnLeaving, staysInShopping } from '../../commerce/cart/shopping-visit.ts';
import { formatTitles } from '../../commerce/cart/unavailable-bundles.ts';
import { useOnLeave } from '../../commerce/cart/use-on-leave.ts';
import { visibleTerms } from '../../commerce/payment/customer-consent.ts';
import { useSite } from '../../i18n/site.tsx';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CartItemCard } from './cart-item-card.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { isUnknown } from './cart-state.ts';
import { CartSummaryPanel } from './cart-summary-panel.tsx';
import { CustomContent } from './custom-content.tsx';
import { useBundleNames, useCart, useCartKey } from './use-cart.ts';

const ManageSubscriptionLink = lazy(async () => ({
  default: (await import('../../commerce/market-notice.tsx')).ManageSubscriptionLink,
}));

/** Loaded when needed: most carts have bundles. */
const EmptyCart = lazy(async () => ({ default: (await import('./empty-cart.tsx')).EmptyCart }));
const OtherProducts = lazy(async () => ({ default: (await import('./empty-cart.tsx')).OtherProducts }));
const UnknownBundle = lazy(async () => ({ default: (await import('./empty-cart.tsx')).UnknownBundle }));

function ManageLink() {
  return (
    <Suspense fallback={null}>
      <ManageSubscriptionLink />
    </Suspense>
  );
}

export default function CartPage() {
  const names = useBundleNames();
  const key = useCartKey(names);
  const [titleBefore] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  return (
    <Suspense fallback={<div className="cart-waiting" />}>
      {names.length === 0 ? <EmptyCart /> : <FilledCart key={key} names={names} titleBefore={titleBefore} />}
    </Suspense>
  );
}

/** Removes the stored items, and restores the tab's title, when the customer leaves for any page except checkout. */
function useStoredCart(titleBefore: string): void {
  useEffect(() => {
    if (readStored('commonPageTitle') === undefined) writeStored('commonPageTitle', titleBefore);
  }, [titleBefore]);
  useOnLeave((destination) => {
    if (!staysInShopping('cart', destination)) document.title = readStored('commonPageTitle') ?? document.title;
    removeStored(...keysToClearOnLeaving('cart', destination));
  });
}

function FilledCart({ names, titleBefore }: { names: readonly string[]; titleBefore: string }) {
  const { t } = useTranslation();
  const { culture, markets, manageSubscriptionUrl } = useSite();
  const { store, state } = useCart(names);
  useStoredCart(titleBefore);
  const { cart, lines, status, problem } = state;
  const items = cart ? itemsOf(cart).filter((item) => lines.some((line) => line.name === item.name)) : [];
  if (problem && isUnknown(state)) return <UnknownBundle text={problem.detail} />;
  return (
    <>
      <PageTitle documentTitle={cart && findPageTitle(cart)}>{t('cart.title')}</PageTitle>
      {status === 'failed' && problem ? (
        <LoadFailed text={problem.detail} onRetry={() => void store.retry()} />
      ) : (
        <div className="cart">
          <div className="cart__items">
            {markets.ordering === 'closed' && (
              <Notice kind="info" action={manageSubscriptionUrl && <ManageLink />}>
                <p>{t('cart.block.marketClosed')}</p>
              </Notice>
            )}
            <UnsoldBundles names={state.unsold} />
            {status === 'unpriced' && problem ? (
              <LoadFailed text={`${t('cart.unpriced')}\n${problem.detail}`} onRetry={() => void store.retry()} />
            ) : (
              <ErrorNotice text={problem?.detail} />
            )}
            {cart ? (
              items.map((item) => <CartItemCard key={item.name} item={item} state={state} store={store} />)
            ) : (
              <CartSkeleton names={names} />
            )}
            {cart && <CustomContent html={cart.genericHtml} script={cart.genericScript} />}
            {cart?.summary &&
              visibleTerms(cart, culture.countryCode, null).map(({ bundleName, termsText }) => (
                <p key={bundleName} className="cart__terms">
                  {termsText}
                </p>
              ))}
          </div>
          <CartSummaryPanel state={state} store={store} />
          {items.length > 0 && items.every(isOutOfStock) && (
            <Suspense>
              <OtherProducts />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

/** Says which bundles left the cart because they are not sold (docs/rules/cart.md#bundles-that-are-not-sold). */
function UnsoldBundles({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const known = useStored('bundlesInfor') ?? [];
  if (names.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>{t('cart.notSold', { titles: formatTitles(names, known) })}</p>
    </Notice>
  );
}
