'use client';
/** The parts of which the page consists, with the elements and classes of the shop's own. */
import { type ReactNode, useId } from 'react';
import { Icon } from './icon';
import type { Charge } from './shop';
import { formatMoney, useText } from './words';

export function Hidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

export function Button(props: {
  kind: string;
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  className?: string;
  busyLabel?: string;
  onPress?: () => void;
  children: ReactNode;
}) {
  const { kind, type = 'button', isDisabled = false, className = '', busyLabel, onPress, children } = props;
  return (
    <button
      type={type}
      className={`button button--${kind} ${className}`.trim()}
      disabled={isDisabled}
      aria-busy={false}
      onClick={onPress}
    >
      <span className="button__label">{children}</span>
      {busyLabel !== undefined && (
        <span className="button__label button__label--hidden" aria-live="polite">
          <span className="spinner" aria-hidden="true" />
          {busyLabel}
        </span>
      )}
    </button>
  );
}

export function Price({ charge, months }: { charge: Charge; months?: number }) {
  const text = useText();
  return (
    <span className="price figures">
      <Hidden>{text('ui.price.before')} </Hidden>
      <s className="price__original">{formatMoney(charge.original)}</s> <Hidden>{text('ui.price.now')} </Hidden>
      <strong className="price__amount">{formatMoney(charge.discounted)}</strong>
      {months !== undefined && <Period months={months} />}
    </span>
  );
}

function Period({ months }: { months: number }) {
  const text = useText();
  return (
    <span className="price__period">
      {' '}
      <span aria-hidden="true">/ {`${months} months`}</span>
      <Hidden>{text('billingPeriod.per_other', { count: months })}</Hidden>
    </span>
  );
}

export function Disclosure(props: { title: string; className?: string; isOpen?: boolean; children: ReactNode }) {
  const { title, className = '', isOpen = false, children } = props;
  return (
    <details className={`disclosure ${className}`.trim()} open={isOpen}>
      <summary className="disclosure__summary">
        <span className="disclosure__words">{title}</span>
        <Icon className="disclosure__mark" path="m6 9 6 6 6-6" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}

export function TextField(props: { label: string; name: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {props.label}
      </label>
      <input
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        type="text"
        id={id}
        className="field__input"
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}

export function QuantityStepper(props: { title: string; value: number; onChange: (value: number) => void }) {
  const text = useText();
  const { title, value, onChange } = props;
  return (
    <fieldset className="quantity-stepper">
      <legend className="visually-hidden">{text('cart.quantityOf', { title })}</legend>
      <button
        type="button"
        className="quantity-stepper__button"
        disabled={value <= 1}
        aria-label={text('ui.quantity.less')}
        onClick={() => onChange(value - 1)}
      >
        <Icon path="M6 12h12" />
      </button>
      <output className="quantity-stepper__value figures" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={text('ui.quantity.more')}
        onClick={() => onChange(value + 1)}
      >
        <Icon path="M6 12h12M12 6v12" />
      </button>
    </fieldset>
  );
}
