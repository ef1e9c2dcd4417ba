/** The payment that the customer starts on a page of the account: one at a time (docs/rules/errors.md#repeated-presses). */
import type { PaymentMethod } from '@perennial/shared/models/payment';
import { type Call, isRefusal, isResultUnknown, ProblemError } from '../../api/client.ts';
import { createStore } from '../../state/store.ts';
import { type AccountPaymentRequest, type PaymentPurpose, startPayment } from './account-payment.ts';
import { idlePayment } from './payment-state.ts';
import type { ProviderForm } from './provider-form.ts';

/** Leaves for the page of a provider. */
export type FollowForm = (form: ProviderForm, method: PaymentMethod) => void;

type Ports = {
  readonly call: Call;
  /** Gets the order number before the card session is requested. */
  readonly onOrder: (orderNumber: string) => void;
  /**
   * Loads again what a payment makes stale: nobody knows whether it was taken, or it was refused, because somebody else
   * may have paid. Resolves when the page has it.
   */
  readonly reload: () => Promise<unknown>;
  readonly texts: {
    /** The response has no usable form; nothing was charged. */
    readonly unreadable: string;
    /** Nobody knows what became of the request. */
    readonly unknown: string;
  };
};

export function createAccountPaymentStore({ call, onOrder, reload, texts }: Ports) {
  const { get, set, subscribe } = createStore(idlePayment);

  function fail(failure: string): string {
    set({ ...idlePayment, failure });
    return failure;
  }

  return {
    get,
    subscribe,

    /** Returns the text of a failure; undefined if the payment goes on, or if another one is starting. */
    async start(
      purpose: PaymentPurpose,
      request: AccountPaymentRequest,
      followForm: FollowForm,
    ): Promise<string | undefined> {
      if (get().busy) return undefined;
      set({ ...idlePayment, busy: true });
      try {
        const started = await startPayment(call, purpose, request, onOrder);
        switch (started.kind) {
          case 'card':
            set({ ...idlePayment, card: { session: started.session, method: request.method } });
            return undefined;
          case 'provider':
            // The button stays busy, because the browser is leaving for the provider.
            followForm(started.form, request.method);
            return undefined;
          case 'unreadable':
            return fail(texts.unreadable);
        }
      } catch (error) {
        if (!(error instanceof ProblemError) || isResultUnknown(error) || isRefusal(error.problem)) await reload();
        if (error instanceof ProblemError) return fail(error.problem.detail);
        reportError(error);
        return fail(texts.unknown);
      }
    },

    /** Closes the card form. */
    close: (): void => set(idlePayment),
  };
}
