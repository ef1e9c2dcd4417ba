/** The ways to pay, as the payment step offers them: the saved one, all cards under one, each other one. */
import type { PaymentMethod, SavedPaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';

/** What is opened in the list. */
export type PaymentOption =
  | { readonly id: 'saved'; readonly saved: SavedPaymentMethod }
  | { readonly id: 'card'; readonly cards: readonly PaymentMethod[] }
  | { readonly id: `method:${string}`; readonly method: PaymentMethod; readonly disabled: boolean };

export type PaymentChoice = {
  /** The opened option. */
  readonly option: PaymentOption['id'] | undefined;
  /** Code of the chosen card; '' while none is chosen. */
  readonly card: string;
};

/** Specification 1, section 4: without consent to recurring payments PayPal cannot be used. */
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

/** Where nothing was touched yet, the saved method is meant. */
export function openOption(options: readonly PaymentOption[], choice: PaymentChoice): PaymentOption['id'] | undefined {
  return choice.option ?? options.find((option) => option.id === 'saved')?.id;
}

/** The method to order with; undefined where none, or the saved one, is chosen. */
export function chosenMethod(options: readonly PaymentOption[], choice: PaymentChoice): PaymentMethod | undefined {
  const open = openOption(options, choice);
  const option = options.find(({ id }) => id === open);
  if (!option || option.id === 'saved') return undefined;
  if (option.id === 'card') return option.cards.find((card) => card.code === choice.card);
  return option.disabled ? undefined : option.method;
}
