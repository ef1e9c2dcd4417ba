/** Handles the pay button of the account's pages: runs the payment and returns the view state. */
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { useCallback, useState } from 'react';
import { call, ProblemError } from '../../api/client.ts';
import { staleAfterPayment } from '../../api/stale-after.ts';
import { useInvalidate } from '../../api/use-call.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { AccountPayment, type AccountPaymentStart, type PaymentPurpose } from './account-payment.ts';
import { goToProvider, type ProviderForm } from './provider-form.ts';

type AccountPaymentState = {
  readonly starting: boolean;
  /** Why the last payment did not start, in words. */
  readonly failure: string | undefined;
  /** The open card form. */
  readonly card: { readonly session: PaymentSession; readonly method: PaymentMethod } | undefined;
};

const idle: AccountPaymentState = { starting: false, failure: undefined, card: undefined };

type Options = {
  purpose: PaymentPurpose;
  /** The page to return to when the payment is cancelled, without its culture. */
  cancelPath: string;
  /** How the form of another provider is followed; by default in the way that the provider requires. */
  followForm?: (form: ProviderForm, method: PaymentMethod) => void;
};

export function useAccountPayment({ purpose, cancelPath, followForm = goToProvider }: Options) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const invalidate = useInvalidate();
  const [payment] = useState(() => new AccountPayment(call, (number) => writeStored('orderNumber', number)));
  const [state, setState] = useState<AccountPaymentState>(idle);

  /** Returns the text of a failure; undefined if the payment continues. */
  async function start(method: PaymentMethod, sbeCompliance: Compliance): Promise<string | undefined> {
    setState({ ...idle, starting: true });
    const cancelPaymentUrl = window.location.origin + inCulture(culture.code, cancelPath);
    try {
      const started = await payment.start(purpose, { method, sbeCompliance, cancelPaymentUrl });
      return started && follow(started, method);
    } catch (error) {
      if (error instanceof ProblemError) return fail(error.problem.detail);
      reportError(error);
      return fail(t('errors.change.unknown'));
    }
  }

  function follow(started: AccountPaymentStart, method: PaymentMethod): string | undefined {
    switch (started.kind) {
      case 'card':
        setState({ ...idle, card: { session: started.session, method } });
        return undefined;
      case 'provider':
        // The button stays busy, because the browser is leaving for the provider.
        followForm(started.form, method);
        return undefined;
      case 'unreadable':
        return fail(t('payment.stopped.formUnreadable'));
    }
  }

  function fail(failure: string): string {
    setState({ ...idle, failure });
    return failure;
  }

  /** Loads the account's data again after a successful payment. */
  const finish = useCallback(() => {
    removeStored('orderNumber');
    for (const name of staleAfterPayment) void invalidate(name);
  }, [invalidate]);

  return { ...state, start, finish, close: () => setState(idle) };
}
