/**
 * The payment options as a list with one open option; cards are in a dropdown (docs/rules/payments.md#payment-methods).
 */
import './payment-methods.css';
import type { PaymentMethod } from '@perennial/shared/models/payment';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/form/field-frame.tsx';
import { Select } from '../../ui/form/select.tsx';
import { walletOf } from './payment-method-kinds.ts';
import { openOptionId, type PaymentChoice, type PaymentOption } from './payment-options.ts';

/** Gets a function that it calls with whether a payment is at the provider. */
export type PaymentForm = (onPaying: (paying: boolean) => void) => ReactNode;

type Props = {
  options: readonly PaymentOption[];
  choice: PaymentChoice;
  /** While a form is open, another choice closes it. */
  onChoose: (choice: PaymentChoice) => void;
  disabled: boolean;
  /** The form of a payment that has started, below the method that it pays with. */
  form?: PaymentForm | undefined;
  /** What the choice lacks. */
  error?: string | undefined;
};

export function PaymentMethods({ options, choice, onChoose, disabled, form, error }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [paying, setPaying] = useState(false);
  const open = openOptionId(options, choice);
  // Nobody takes back what the provider has got: another choice would close the form, and with it the result.
  const isLocked = disabled || (form !== undefined && paying);

  function row(option: PaymentOption, label: ReactNode, body?: ReactNode, off = false) {
    const checked = open === option.id;
    return (
      <div key={option.id} className={classNames('payment-methods__row', checked && 'payment-methods__row--open')}>
        <label className="payment-methods__head">
          <input
            type="radio"
            className="payment-methods__radio"
            name={group}
            value={option.id}
            checked={checked}
            disabled={off || isLocked}
            onChange={() => onChoose({ ...choice, option: option.id })}
          />
          {label}
        </label>
        {checked && (body || form) && (
          <div className="payment-methods__body">
            {body}
            {form?.(setPaying)}
          </div>
        )}
      </div>
    );
  }

  return (
    <fieldset className="payment-methods" aria-describedby={error && `${group}-error`}>
      <legend className="visually-hidden">{t('payment.methods')}</legend>
      <FieldError id={group} error={error} announcesError />
      {options.map((option) => {
        if (option.id === 'saved') {
          const { paymentMethodName, cardNumber, bankAccountNumber } = option.saved;
          // In one line: half a number looks like another one. The signs for its other digits are not read aloud.
          const number = (cardNumber ?? bankAccountNumber ?? '').replaceAll(' ', '\u00a0');
          const [, mask, digits] = /^(.*?)(\d*)$/.exec(number) ?? [];
          return row(
            option,
            <span className="payment-methods__name">
              {paymentMethodName} <span aria-hidden="true">{mask}</span>
              {digits}
              <span className="payment-methods__note">{t('payment.saved')}</span>
            </span>,
          );
        }
        if (option.id === 'card') {
          return row(
            option,
            <>
              <span className="payment-methods__name">{t('payment.creditCard')}</span>
              <Logos methods={option.cards} />
            </>,
            <CardChoice
              cards={option.cards}
              value={choice.card}
              disabled={isLocked}
              onChange={(card) => onChoose({ option: 'card', card })}
            />,
          );
        }
        const { method, disabled: off } = option;
        return row(
          option,
          <>
            <span className="payment-methods__name">
              {method.name}
              {off && <span className="payment-methods__note">{t('payment.paypalDisabled')}</span>}
            </span>
            <Logos methods={[method]} />
          </>,
          !form && (
            <p className="payment-methods__note">
              {t(walletOf(method) ? 'payment.walletOpens' : 'payment.goesOnAt', { name: method.name })}
            </p>
          ),
          off,
        );
      })}
    </fieldset>
  );
}

function Logos({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <span className="payment-methods__logos">
      {methods.map((method) => (
        <img key={method.code} className="payment-methods__logo" src={method.logoUrl} alt="" width={40} height={26} />
      ))}
    </span>
  );
}

type CardChoiceProps = {
  cards: readonly PaymentMethod[];
  value: string;
  disabled: boolean;
  onChange: (code: string) => void;
};

function CardChoice({ cards, value, disabled, onChange }: CardChoiceProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('payment.cardType')}
      name="card-type"
      autoComplete="cc-type"
      placeholder={t('payment.chooseCard')}
      options={cards.map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
