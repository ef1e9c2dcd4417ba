/** Return URL of payment providers: requests the result of the payment and opens the next page. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { useCall } from '../../api/use-call.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ResultRedirect } from './result-redirect.tsx';

/** The result never changes, and the request is a POST with effects at the shop API: it is sent once. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

export default function PaymentResultPage() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { search } = useLocation();
  const query = search.slice(1);
  const input = query === '' ? null : { body: { paymentResult: query } };
  const { data: result, error, mutate, isValidating } = useCall('submitPaymentResult', input, ONCE);
  const succeeded = result?.isPaymentSuccess;

  useEffect(() => {
    if (succeeded !== undefined) track('payment_result', { result: succeeded ? 'success' : 'failure' });
  }, [succeeded]);

  if (result) return <ResultRedirect result={result} />;
  if (!input) return <Navigate to={paths.accountOverview({ language })} replace />;
  if (!error) {
    return (
      <Message icon="card" title={t('paymentResult.waiting.title')}>
        <p>{t('paymentResult.waiting.text')}</p>
        <Spinner />
      </Message>
    );
  }
  return (
    <Message
      icon="danger"
      kind="danger"
      title={t('paymentResult.unknown.title')}
      actions={
        <>
          <Button busy={isValidating} onClick={() => void mutate()}>
            {t('ui.retry')}
          </Button>
          <Link className={buttonClass('secondary')} to={paths.accountOverview({ language })}>
            {t('paymentResult.unknown.account')}
          </Link>
        </>
      }
    >
      <p>{t('paymentResult.unknown.text')}</p>
      <p>{error.problem.detail}</p>
    </Message>
  );
}
