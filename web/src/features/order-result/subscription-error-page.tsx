/**
 * The page of a failed payment, with a link to where the payment began (docs/rules/checkout.md#failed-payment-page).
 */

import { Link } from 'react-router-dom';
import { formatBundleNames } from '../../commerce/cart/cart-lines.ts';
import { NothingToShow } from '../../commerce/nothing-to-show.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { keepLines } from '../../storage/order-results.ts';
import type { FailedPayment } from '../../storage/stored-shapes.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

export default function SubscriptionErrorPage() {
  const failed = useStored('failedPayment');
  return failed ? <Failed failed={failed} /> : <NothingToShow />;
}

function Failed({ failed }: { failed: FailedPayment }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      drawing="failed"
      title={t('orderResult.failed.title')}
      actions={
        <>
          <Link
            className={buttonClass('primary')}
            to={findWayBack(failed, language)}
            state={{ from: paths.subscriptionError() }}
            onClick={() => keepLines(failed.lines)}
          >
            {t('paymentDetails.back')}
          </Link>
          <Link className={buttonClass()} to={paths.accountSupport({ language })}>
            {t('account.support.title')}
          </Link>
        </>
      }
    >
      {/* Of an order the server has said so. Of an invoice the form of the provider may not have got the answer. */}
      {failed.lines.length > 0 && (
        <p>
          <strong>{t('orderResult.failed.kept')}</strong>
        </p>
      )}
      <p>{t('orderResult.failed.text')}</p>
    </Message>
  );
}

/** The account is the way back for a payment that this browser did not start. */
function findWayBack({ invoiceId, lines }: FailedPayment, language: string | undefined): string {
  if (invoiceId) return paths.subscriptionPaymentDetail(invoiceId, { language });
  if (lines.length === 0) return paths.accountOverview({ language });
  return paths.checkout({ bundle: formatBundleNames(lines), modified: 'true', language });
}
