/**
 * The options of the payment step: the saved method, all cards, and each other method
 * (docs/rules/payments.md#payment-methods).
 */
import type { PaymentMethod, SavedPaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';

/** An option of the list. */
export type PaymentOption =
  | { readonly id: 'saved'; readonly saved: SavedPaymentMethod }
  | { readonly id: 'card'; readonly cards: readonly PaymentMethod[] }
  | { readonly id: `method:${string}`; readonly method: PaymentMethod; readonly disabled: boolean };

export type PaymentChoice = {
  /** The open option; undefined before the customer opens one. */
  readonly option: PaymentOption['id'] | undefined;
  /** The code of the chosen card; '' if none is chosen. */
  readonly card: string;
};

/** PayPal needs recurring-payment consent (docs/rules/payments.md#effect-of-a-refusal). */
function needsConsent({ provider }: PaymentMethod): boolean {
  return provider.toLowerCase() === 'paypal';
}

export function paymentOptions(
  methods: readonly PaymentMethod[],
  saved: SavedPaymentMethod | undefined,
  consent: Compliance | undefined,
): readonly PaymentOption[] {
  const cards = methods.filter((method) => method.isCreditCard);
  const others = methods.filter((method) => !method.isCreditCard);
  return [
    ...(saved?.hasPaymentProfile ? [{ id: 'saved' as const, saved }] : []),
    ...(cards.length > 0 ? [{ id: 'card' as const, cards }] : []),
    ...others.map((method) => ({
      id: `method:${method.code}` as const,
      method,
      disabled: consent === 'False' && needsConsent(method),
    })),
  ];
}

/** The default is the saved method. */
export function openOptionId(
  options: readonly PaymentOption[],
  choice: PaymentChoice,
): PaymentOption['id'] | undefined {
  return choice.option ?? options.find((option) => option.id === 'saved')?.id;
}

/** Returns the choice of a method by its code; undefined if it is not offered. */
export function findChoice(options: readonly PaymentOption[], code: string | null): PaymentChoice | undefined {
  const option = options.find((one) => {
    if (one.id === 'card') return one.cards.some((card) => card.code === code);
    return one.id !== 'saved' && one.method.code === code && !one.disabled;
  });
  return option && code !== null ? { option: option.id, card: option.id === 'card' ? code : '' } : undefined;
}

/** Returns the method to order with; undefined for the saved method and without a choice. */
export function chosenMethod(options: readonly PaymentOption[], choice: PaymentChoice): PaymentMethod | undefined {
  const open = openOptionId(options, choice);
  const option = options.find(({ id }) => id === open);
  if (!option || option.id === 'saved') return undefined;
  if (option.id === 'card') return option.cards.find((card) => card.code === choice.card);
  return option.disabled ? undefined : option.method;
}
