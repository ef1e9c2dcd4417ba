/** The order button, which shows the amount, or why it is disabled (docs/rules/checkout.md#button-words). */
import type { Cart } from '@perennial/shared/models/cart';
import { useId } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormReason } from '../../../ui/form/form-parts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OrderAgreement } from './order-agreement.tsx';
import type { GateReason } from './place-order-gate.ts';

type Props = {
  cart: Cart;
  /** The terms to show. */
  terms: Cart['termsTexts'];
  amount: number;
  reason: GateReason | undefined;
  placing: boolean;
  onPlace: () => void;
};

export function PlaceOrder({ cart, terms, amount, reason, placing, onPlace }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const reasonId = useId();
  const waiting = reason === 'taskRunning';
  const label = orderButtonWords({ amount, paymentDisabled: cart.disablePayment });
  return (
    <div className="place-order">
      <OrderAgreement cart={cart} terms={terms} amount={amount} />
      <Button
        variant="primary"
        guarded
        className="place-order__button"
        disabled={reason !== undefined && !waiting}
        busy={waiting}
        busyText={t(placing ? 'payment.placing' : 'cart.calculating')}
        aria-describedby={reason && !waiting ? reasonId : undefined}
        onClick={onPlace}
      >
        <Icon name="lock" />
        {t(`payment.${label}`, { amount: money(amount) })}
      </Button>
      {reason && !waiting && <FormReason id={reasonId}>{t(`payment.gate.${reason}`)}</FormReason>}
    </div>
  );
}

type Order = {
  /** The decimal amount due today. */
  readonly amount: number;
  /** A partner pays everything, now and later. */
  readonly paymentDisabled: boolean;
};

/** Returns a key of the `payment` texts. Only `confirmOrder` states no obligation to pay. */
export function orderButtonWords({ amount, paymentDisabled }: Order): 'confirmOrder' | 'placeOrderFor' | 'placeOrder' {
  if (paymentDisabled) return 'confirmOrder';
  return amount > 0 ? 'placeOrderFor' : 'placeOrder';
}
