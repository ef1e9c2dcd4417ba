'use client';
/** The cart: it has states and reacts to presses. */
import { useId, useState } from 'react';
import { Icon } from './icon';
import { Button, Disclosure, Hidden, Price, QuantityStepper, TextField } from './parts';
import type { Cart, Item, Shop } from './shop';
import { formatDay, formatMoney, Texts, useText } from './words';

const MONTHS = 3;
const BIN = 'M5 7h14M10 4h4M7 7l.8 13h8.4L17 7m-7 4v5m4-5v5';
const PLACE = 'M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Zm0-8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z';

export function CartView({ site, cart, limits }: Shop) {
  return (
    <Texts texts={site.texts}>
      <Title />
      <div className="cart">
        <Items cart={cart} />
        <Summary cart={cart} canOrder={limits.isValid} />
      </div>
    </Texts>
  );
}

function Title() {
  const text = useText();
  return (
    <header className="page-title">
      <h1 tabIndex={-1}>{text('cart.title')}</h1>
    </header>
  );
}

function Items({ cart }: { cart: Cart }) {
  return (
    <div className="cart__items">
      {cart.groups.flatMap(({ items }) => items.map((item) => <ItemCard key={item.name} item={item} />))}
      {cart.termsTexts.map(({ bundleName, termsText }) => (
        <p key={bundleName} className="cart__terms">
          {termsText}
        </p>
      ))}
    </div>
  );
}

function ItemCard({ item }: { item: Item }) {
  const text = useText();
  const [quantity, setQuantity] = useState(item.quantity);
  const titleId = `bundle-${item.name}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has the elements of the shop's own page.
    <div role="group" aria-labelledby={titleId} className="card cart-item cart-item--small">
      <img className="cart-item__picture" src={item.image} alt="" width={200} height={200} />
      <div className="cart-item__body">
        <h2 id={titleId}>{item.title}</h2>
        <p className="cart-item__description">{item.description}</p>
        <ul className="cart-item__charges">
          <li>
            <Price charge={item.oneTimeCharge} /> today,
          </li>
          <li>
            {text('cart.then')} <Price charge={item.quarterlyCharge} months={MONTHS} />
          </li>
        </ul>
        <div className="cart-item__actions">
          <QuantityStepper title={item.title} value={quantity} onChange={setQuantity} />
          <Button kind="quiet" onPress={() => setQuantity(0)}>
            <Icon path={BIN} />
            {text('cart.remove')}
            <Hidden> {item.title}</Hidden>
          </Button>
        </div>
        <DiscountCode title={item.title} />
      </div>
    </div>
  );
}

function DiscountCode({ title }: { title: string }) {
  const text = useText();
  const [code, setCode] = useState('');
  return (
    <Disclosure title={text('cart.discount.title')}>
      <form className="discount-code__form" aria-label={`${text('cart.discount.title')}: ${title}`} noValidate>
        <TextField label={text('cart.discount.code')} name="discount-code" value={code} onChange={setCode} />
        <Button kind="secondary" type="submit" isDisabled={code === ''} busyLabel={text('cart.discount.applying')}>
          {text('cart.discount.apply')}
        </Button>
      </form>
    </Disclosure>
  );
}

function Summary({ cart, canOrder }: { cart: Cart; canOrder: boolean }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const total = formatMoney(cart.firstTermTotalAmount);
  return (
    <section className="cart-summary" aria-label={text('cart.summary')}>
      <div id={id} className="cart-summary__sums">
        <h2 className="cart-summary__title">{text('cart.summary')}</h2>
        <Sums cart={cart} total={total} />
      </div>
      <div className="cart-summary__bar">
        <button
          type="button"
          className="cart-summary__total"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="cart-summary__total-label">
            {text('cart.payToday')}
            <Icon className="cart-summary__chevron" path="m6 9 6 6 6-6" />
          </span>
          <strong className="figures">{total}</strong>
        </button>
        <Button
          kind="primary"
          className="cart-summary__submit"
          isDisabled={!canOrder}
          busyLabel={text('cart.calculating')}
        >
          {text('cart.checkout')}
        </Button>
      </div>
    </section>
  );
}

function Sums({ cart, total }: { cart: Cart; total: string }) {
  const text = useText();
  return (
    <div className="charges" aria-busy={false}>
      <dl className="charges__lines figures">
        <Line name={text('cart.subtotal')} value={formatMoney(cart.summary.payNow.original)} />
        <Line name={text('cart.delivery')} value={text('cart.free')} className="charges__free" />
        <Line name={text('cart.estimatedTax')} value={formatMoney(cart.firstTermTaxAmount)} />
      </dl>
      <div className="estimated-tax">
        <Icon path={PLACE} />
        <p className="estimated-tax__words" aria-live="polite">
          {text('cart.estimate.none')}
        </p>
        <Button kind="quiet">
          {text('cart.estimate.edit')}
          <Hidden> {text('fields.labels.postalCode')}</Hidden>
        </Button>
      </div>
      <div className="charges__today">
        <p className="charges__today-line">
          <span>{text('cart.payToday')}</span>
          <strong className="charges__today-amount figures">{total}</strong>
        </p>
      </div>
      <Disclosure className="charges__later" title={text('cart.later.title')} isOpen>
        <ol className="timeline">
          <li className="timeline__moment">
            <strong>{text('billingPeriod.label.quarterly')}</strong>
            <span className="timeline__note figures">
              {text('cart.later.from', { date: formatDay(cart.summary.quarterlyCharge.beginDate ?? '2026-02-01') })}
            </span>
            <Price charge={cart.summary.quarterlyCharge} months={MONTHS} />
          </li>
        </ol>
      </Disclosure>
    </div>
  );
}

function Line({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className="charges__line">
      <dt>{name}</dt>
      <dd className={className}>{value}</dd>
    </div>
  );
}
