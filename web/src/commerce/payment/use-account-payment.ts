/** The payment of a page of the account: its state, and what starts and ends it. */

import type { PaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { staleAfterPayment } from '@perennial/shared/stale-after';
import { useState } from 'react';
import { createCallOnce } from '../../api/call-once.ts';
import { changes } from '../../api/change-record.ts';
import type { Call } from '../../api/client.ts';
import { useInvalidate } from '../../api/invalidate.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { useStore } from '../../state/use-store.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { readShown } from '../after-change/shown.ts';
import type { PaymentPurpose } from './account-payment.ts';
import { createAccountPaymentStore, type FollowForm } from './account-payment-store.ts';
import { goToProvider } from './provider-form.ts';

/** How long the reason of a failure stays, in milliseconds. */
const READING_TIME_MS = 10_000;

/** Sends with each call what the page shows, for the receipt of the payment. */
const withShown =
  (send: Call): Call =>
  (name, input, options) =>
    send(name, input, { ...options, headers: { 'X-Receipt-Shown': readShown() } });

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
  const notify = useNotify();
  const isShown = useIsShown();
  const reload = () => Promise.all(staleAfterPayment.map((name) => invalidate(name)));
  const [store] = useState(() =>
    createAccountPaymentStore({
      call: withShown(createCallOnce().call),
      reload,
      onOrder: (number) => writeStored('orderNumber', number),
      texts: { unreadable: t('payment.stopped.formUnreadable'), unknown: t('errors.change.unknown') },
    }),
  );

  return {
    ...useStore(store),
    close: store.close,

    /** The reason of a failure is in the state; a notification has it if the part of the page has gone with the refusal. */
    async start(method: PaymentMethod, sbeCompliance: Compliance): Promise<void> {
      const cancelPaymentUrl = window.location.origin + inCulture(culture.code, cancelPath);
      const failure = await store.start(purpose, { method, sbeCompliance, cancelPaymentUrl }, followForm);
      if (failure !== undefined && !isShown.current) notify('danger', failure, READING_TIME_MS);
    },

    /** Loads the account's data again after a successful payment, in the other tabs, too. */
    finish(): void {
      removeStored('orderNumber');
      void reload();
      changes.onPaid?.();
    },
  };
}
