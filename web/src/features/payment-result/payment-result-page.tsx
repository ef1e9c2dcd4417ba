/** Return URL of payment providers: requests the result of the payment and opens the next page. */
import { Navigate, useLocation } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { PaymentUnknown, PaymentWaiting } from '../../commerce/payment/payment-waiting.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { ResultRedirect } from './result-redirect.tsx';

/** The result never changes, and the request is a POST with effects at the shop API: it is sent once. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

export default function PaymentResultPage() {
  const { languageQuery: language } = useSite();
  const { search } = useLocation();
  const query = search.slice(1);
  const input = query === '' ? null : { body: { paymentResult: query } };
  const { data: result, error, mutate, isValidating } = useCall('submitPaymentResult', input, ONCE);

  if (result) return <ResultRedirect result={result} reference={new URLSearchParams(query).get('merchantReference')} />;
  if (!input) return <Navigate to={paths.accountOverview({ language })} replace />;
  if (!error) return <PaymentWaiting />;
  return <PaymentUnknown problem={error.problem} busy={isValidating} onRetry={() => mutate()} />;
}
