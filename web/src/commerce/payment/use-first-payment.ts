/** The first payment of an order, as activity and subscriptions tell it (docs/rules/payments.md#refused-first-payments). */
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { useStored } from '../../storage/use-stored.ts';
import { findDecision } from './first-payment.ts';

/** The subscriptions are requested only while a payment is in progress, or was when this browser saw it last. */
export function useFirstPayment() {
  const { signedIn } = useSession();
  const activity = useCall('getPaymentActivity', signedIn ? {} : null, { background: true, revalidateIfStale: false });
  const remembered = useStored('waitingSubscriptions');
  const inProgress = activity.data?.hasInitialPaymentInProgress;
  const isAsked = inProgress === true || (inProgress === false && remembered !== undefined);
  const { data: list } = useCall('getSubscriptions', isAsked ? {} : null, { background: true });
  return {
    /** Undefined until the activity is known. */
    inProgress,
    list,
    remembered,
    decision: inProgress === false && remembered && list ? findDecision(remembered, list) : undefined,
  };
}

/** Whether the bank has refused the first payment, and a function that closes the notice about it. */
export function useRefusedPayment(): { readonly isRefused: boolean; readonly isClosed: boolean; close: () => void } {
  const { decision, remembered } = useFirstPayment();
  // A stored value alone does not render the page again.
  const [closed, setClosed] = useState(false);
  return {
    isRefused: decision === 'refused',
    isClosed: closed || remembered?.isClosed === true,
    close: () => {
      const stored = readStored('waitingSubscriptions');
      if (stored) writeStored('waitingSubscriptions', { ...stored, isClosed: true });
      setClosed(true);
    },
  };
}
