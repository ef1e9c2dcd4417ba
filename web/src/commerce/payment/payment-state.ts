/** What the button of a payment and the card form behind it show, in checkout and in the account. */
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';

export type CardPayment = { readonly session: PaymentSession; readonly method: PaymentMethod };

export type PaymentState = {
  /** A press is being answered, or the browser leaves for the provider: a further press does nothing. */
  readonly busy: boolean;
  /** Why the last press started no payment, in words. */
  readonly failure: string | undefined;
  /** The open card form. */
  readonly card: CardPayment | undefined;
};

export const idlePayment: PaymentState = { busy: false, failure: undefined, card: undefined };
