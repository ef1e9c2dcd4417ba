/** Asks the server for the payment that the card form reported as authorised (docs/rules/checkout.md#confirmed-orders). */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { useIsFresh } from '../../api/use-is-fresh.ts';
import { PaymentUnknown, PaymentWaiting } from '../../commerce/payment/payment-waiting.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { confirmOrder, rememberFailedOrder } from '../../storage/order-results.ts';

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

type Props = { paymentQuery: string; onConfirmed: () => void };

export function ConfirmPayment({ paymentQuery, onConfirmed }: Props) {
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const response = useCall('submitPaymentResult', { body: { paymentResult: paymentQuery } }, ONCE);
  const isFresh = useIsFresh(response);
  // The cache may have the result of an earlier try in the same card form.
  const result = !isFresh || response.isValidating ? undefined : response.data;

  useEffect(() => {
    if (result === undefined) return;
    if (result.isPaymentSuccess) {
      confirmOrder(null, result.subscriptionNumber);
      onConfirmed();
      return;
    }
    rememberFailedOrder();
    navigate(paths.subscriptionError({ language }), { replace: true });
  }, [result, onConfirmed, navigate, language]);

  const { error, isValidating, mutate } = response;
  if (!error) return <PaymentWaiting />;
  return <PaymentUnknown problem={error.problem} busy={isValidating} onRetry={() => mutate()} />;
}
