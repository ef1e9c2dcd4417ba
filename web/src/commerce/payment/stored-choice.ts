/** The choice that a payment of the account begins with (docs/rules/payments.md#pay-now). */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { findChoice, type PaymentChoice, type PaymentOption } from './payment-options.ts';

/** Returns the choice of the method that is stored for recurring payments; undefined without one that is offered. */
export function findStoredChoice(
  options: readonly PaymentOption[],
  stored: SavedPaymentMethod | undefined,
): PaymentChoice | undefined {
  if (!stored?.hasPaymentProfile) return undefined;
  const methods = options.flatMap((option) => {
    if (option.id === 'card') return option.cards;
    return option.id === 'saved' ? [] : [option.method];
  });
  return findChoice(options, methods.find(({ name }) => name === stored.paymentMethodName)?.code ?? null);
}

/** Puts an option first; the others keep their order. */
export function putFirst(
  options: readonly PaymentOption[],
  id: PaymentOption['id'] | undefined,
): readonly PaymentOption[] {
  const isFirst = (option: PaymentOption) => option.id === id;
  return [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))];
}
