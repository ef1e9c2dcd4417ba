/** The order summary beside the steps. On a phone it is above them, closed, and its button shows the total. */
import { ErrorNotice } from '../../ui/notice.tsx';
import './checkout-aside.css';
import { findTraits } from '@perennial/shared/countries/traits';
import type { Cart } from '@perennial/shared/models/cart';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { amountToPay, isOutOfStock, itemsOf } from '../../commerce/cart/cart-charges.ts';
import { type CartLines, formatBundleNames, storeLines } from '../../commerce/cart/cart-lines.ts';
import { ChargeSummary } from '../../commerce/cart/charge-summary.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Money } from '../../ui/amounts/money.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/form/field-frame.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  lines: CartLines;
  cart: Cart;
  stale: boolean;
  addressKnown: boolean;
  /** What is wrong with the cart. */
  notice: string | undefined;
};

export function CheckoutAside({ lines, cart, stale, addressKnown, notice }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { languageQuery: language } = useSite();
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const items = itemsOf(cart);
  const amount = amountToPay(cart);

  return (
    <section id="checkout-cart" className="checkout-aside" aria-label={t('checkout.yourOrder')}>
      <button
        type="button"
        className="checkout-aside__toggle"
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="cart" />
        <span>{t('checkout.yourOrder')}</span>
        <Icon name="chevron-down" className="checkout-aside__chevron" />
        {amount !== undefined && (
          <strong className="figures">
            <Money amount={money(amount)} />
          </strong>
        )}
      </button>
      <ErrorNotice text={notice} />
      <div id={bodyId} className={classNames('checkout-aside__body', open && 'checkout-aside__body--open')}>
        <header className="checkout-aside__header">
          <h2 className="checkout-aside__title" tabIndex={-1}>
            {t('checkout.yourOrder')}
          </h2>
          <Link
            to={paths.cart({ bundle: formatBundleNames(lines), modified: 'true', language })}
            onClick={() => storeLines(lines)}
          >
            {t('checkout.editCart')}
          </Link>
        </header>
        <ul className="checkout-aside__items">
          {items.map((item) => (
            <li key={item.name} className="checkout-aside__item">
              <img className="checkout-aside__picture" src={item.image} alt="" width={64} height={64} />
              <div className="checkout-aside__words">
                <p className="checkout-aside__name">{item.title}</p>
                <p className="checkout-aside__quantity">{t('checkout.quantity', { n: item.quantity })}</p>
                <AppliedCodes codes={lines.find(({ name }) => name === item.name)?.promotionCodes ?? []} />
                <FieldError id={`stock-${item.name}`} error={isOutOfStock(item) ? t('cart.outOfStock') : undefined} />
              </div>
            </li>
          ))}
        </ul>
        <ChargeSummary cart={cart} stale={stale} addressKnown={addressKnown} />
        {items.length === 1 && cart.usps.length > 0 && <SellingPoints points={cart.usps} />}
      </div>
    </section>
  );
}

function AppliedCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  return codes.map((code) => (
    <p key={code} className="checkout-aside__quantity">
      {t('ui.label', { label: t('cart.discount.code') })} <strong>{code}</strong>
    </p>
  ));
}

/** The selling points of a cart, shown in Canada only (docs/rules/checkout.md#order-summary). */
function SellingPoints({ points }: { points: readonly string[] }) {
  const { culture } = useSite();
  if (!findTraits(culture.countryCode).showsSellingPoints) return null;
  return (
    <ul className="checkout-aside__points">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
