/** The payment of a page of the account: its state, and what starts and ends it. */
import type { PaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { useState } from 'react';
import { createCallOnce } from '../../api/call-once.ts';
import { useInvalidate } from '../../api/invalidate.ts';
import { staleAfterPayment } from '../../api/stale-after.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { useStore } from '../../state/use-store.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import type { PaymentPurpose } from './account-payment.ts';
import { createAccountPaymentStore, type FollowForm } from './account-payment-store.ts';
import { goToProvider } from './provider-form.ts';

type Options = {
  purpose: PaymentPurpose;
  /** The page to return to when the payment is cancelled, without its culture. */
  cancelPath: string;
  /** How the form of another provider is followed; by default in the way that the provider requires. */
  followForm?: FollowForm;
};

export function useAccountPayment({ purpose, cancelPath, followForm = goToProvider }: Options) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const invalidate = useInvalidate();
  const reload = () => staleAfterPayment.forEach((name) => void invalidate(name));
  const [store] = useState(() =>
    createAccountPaymentStore({
      call: createCallOnce().call,
      reload,
      onOrder: (number) => writeStored('orderNumber', number),
      texts: { unreadable: t('payment.stopped.formUnreadable'), unknown: t('errors.change.unknown') },
    }),
  );

  return {
    ...useStore(store),
    close: store.close,

    /** Returns the text of a failure; undefined if the payment continues. */
    start(method: PaymentMethod, sbeCompliance: Compliance): Promise<string | undefined> {
      const cancelPaymentUrl = window.location.origin + inCulture(culture.code, cancelPath);
      return store.start(purpose, { method, sbeCompliance, cancelPaymentUrl }, followForm);
    },

    /** Loads the account's data again after a successful payment. */
    finish(): void {
      removeStored('orderNumber');
      reload();
    },
  };
}
