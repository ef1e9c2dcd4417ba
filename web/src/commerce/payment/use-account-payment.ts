/** The press of a button that pays from the account: runs the sequence, and says what the page shows next. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, ProblemError } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-call.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { AccountPayment, type AccountPaymentStart, type PaymentPurpose } from './account-payment.ts';
import { goToProvider, type ProviderForm } from './provider-form.ts';

type AccountPaymentState = {
  readonly starting: boolean;
  /** Why the last press led nowhere, in words. */
  readonly failure: string | undefined;
  /** The card form that is open. */
  readonly card: { readonly session: PaymentSession; readonly method: PaymentMethod } | undefined;
};

/** What another method, or another payment, makes stale. */
const staleAfterSuccess: readonly CallName[] = [
  'getSavedPaymentMethod',
  'getInvoices',
  'getPaymentActivity',
  'getProfile',
];

const resting: AccountPaymentState = { starting: false, failure: undefined, card: undefined };

type Options = {
  purpose: PaymentPurpose;
  /** The page of this shop that a cancelled payment comes back to, without its culture. */
  cancelPath: string;
  /** How another provider's form is followed; navigated to where the provider wants that, unless said otherwise. */
  followForm?: (form: ProviderForm, method: PaymentMethod) => void;
};

export function useAccountPayment({ purpose, cancelPath, followForm = goToProvider }: Options) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const invalidate = useInvalidate();
  const [payment] = useState(() => new AccountPayment(call, (number) => writeStored('orderNumber', number)));
  const [state, setState] = useState<AccountPaymentState>(resting);

  /** Answers why it failed, in words; undefined when it goes on. */
  async function start(method: PaymentMethod, sbeCompliance: Compliance): Promise<string | undefined> {
    setState({ ...resting, starting: true });
    const cancelPaymentUrl = window.location.origin + inCulture(culture.code, cancelPath);
    try {
      const started = await payment.start(purpose, { method, sbeCompliance, cancelPaymentUrl });
      return started && follow(started, method);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return fail(error.problem.detail);
    }
  }

  function follow(started: AccountPaymentStart, method: PaymentMethod): string | undefined {
    switch (started.kind) {
      case 'card':
        setState({ ...resting, card: { session: started.session, method } });
        return undefined;
      case 'provider':
        // The button stays busy: the browser is on its way to the provider.
        followForm(started.form, method);
        return undefined;
      case 'unreadable':
        return fail(t('payment.stopped.formUnreadable'));
    }
  }

  function fail(failure: string): string {
    setState({ ...resting, failure });
    return failure;
  }

  /** To be called when the payment has succeeded: the account shows what it changed. */
  const finish = useCallback(() => {
    removeStored('orderNumber');
    for (const name of staleAfterSuccess) void invalidate(name);
  }, [invalidate]);

  return { ...state, start, finish, close: () => setState(resting) };
}
