/**
 * The payment summary and the checkout button. On a wide screen the panel is sticky at the side. On a phone the total
 * and the button stay at the bottom edge, and the summary opens above them.
 */
import './cart-summary-panel.css';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemError } from '../../api/client.ts';
import { markPage } from '../../api/page-exit.ts';
import { amountToPay } from '../../commerce/cart/cart-charges.ts';
import { formatBundleNames, storeLines } from '../../commerce/cart/cart-lines.ts';
import { findPageTitle } from '../../commerce/cart/cart-title.ts';
import { ChargeSummary } from '../../commerce/cart/charge-summary.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Money } from '../../ui/amounts/money.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useGuardedAction } from '../../ui/press/use-guarded-action.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';
import { findCheckoutBlock } from './checkout-block.ts';
import { EstimatedTax } from './estimated-tax.tsx';

type Props = { state: CartState; store: CartStore };

export function CartSummaryPanel({ state, store }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { culture, markets, languageQuery } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const sumsId = useId();
  const reasonId = useId();
  const { cart, status } = state;
  const block = findCheckoutBlock({ ...state, ordering: markets.ordering });
  const amount = cart && amountToPay(cart);
  const stale = status === 'updating';
  const unpriced = status === 'unpriced';
  const country = culture.countryCode;
  const estimate = cart?.summary?.payNow.hasExtraTax && isTaxedCountry(country) && (
    <EstimatedTax country={country} state={state} store={store} />
  );

  /** Returns whether checkout is on its way: the button stays busy until it is there. */
  async function goToCheckout(): Promise<boolean> {
    const isStillHere = markPage();
    try {
      if (!(await store.checkQuantities()) || !isStillHere()) return false;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // A bundle that is not sold leaves the cart, which says which one.
      if (error.problem.status === 404) void store.load(true);
      else notify('danger', error.problem.detail);
      return false;
    }
    // The customer may have changed the cart during the check. Checkout prices and checks it again.
    const chosen = store.get().lines;
    storeLines(chosen);
    writeStored('disablePayment', cart?.disablePayment ?? false);
    writeStored('checkoutPageTitle', (cart && findPageTitle(cart)) ?? '');
    const bundle = formatBundleNames(chosen);
    navigate(paths.checkout({ bundle, modified: 'true', language: languageQuery }), { replace: true });
    return true;
  }

  const submit = useGuardedAction(async () => {
    let isLeaving = false;
    setLeaving(true);
    try {
      isLeaving = await goToCheckout();
    } finally {
      setLeaving(isLeaving);
    }
    return isLeaving;
  });

  return (
    <section className="cart-summary" aria-label={t('cart.summary')}>
      <div id={sumsId} className={classNames('cart-summary__sums', open && 'cart-summary__sums--open')}>
        <h2 className="cart-summary__title">{t('cart.summary')}</h2>
        {unpriced ? (
          <p>{t('cart.block.unpriced')}</p>
        ) : (
          <ChargeSummary
            cart={cart}
            stale={stale}
            addressKnown={state.priced.zipCode !== undefined}
            estimate={estimate || undefined}
          />
        )}
      </div>
      <div className="cart-summary__bar">
        <button
          type="button"
          className="cart-summary__total"
          aria-expanded={open}
          aria-controls={sumsId}
          onClick={() => setOpen(!open)}
        >
          <span className="cart-summary__total-label">
            {t('cart.payToday')}
            <Icon name="chevron-down" className="cart-summary__chevron" />
          </span>
          <strong className={classNames('figures', stale && 'cart-summary__amount--stale')}>
            {amount === undefined || unpriced ? '…' : <Money amount={money(amount)} />}
          </strong>
        </button>
        <Button
          variant="primary"
          className="cart-summary__submit"
          disabled={block !== undefined && block !== 'loading'}
          busy={leaving || block === 'loading'}
          busyText={t(leaving ? 'cart.checking' : 'cart.calculating')}
          aria-describedby={block && block !== 'loading' ? reasonId : undefined}
          onClick={() => void submit()}
        >
          {t('cart.checkout')}
        </Button>
        {block && block !== 'loading' && (
          <p id={reasonId} className="cart-summary__reason">
            <Icon name="info" />
            {t(`cart.block.${block}`)}
          </p>
        )}
      </div>
    </section>
  );
}
