/** Navigates to the page that follows a payment result, and shows a notice first if that page does not show the result. */
import type { PaymentResult } from '@perennial/shared/models/payment';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { findDestination } from './destination.ts';

/** How long the result of a changed payment method is shown before the payment details open, in milliseconds. */
const NOTICE_MS = 3000;

export function ResultRedirect({ result }: { result: PaymentResult }) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const { path, notice, failedSubscription } = findDestination(result, languageQuery);
  const paidFromAccount = result.isPaymentSuccess && result.createdReason !== 'Init';

  useEffect(() => {
    // After an order (`Init`) the thank-you page reads these entries and removes them.
    if (paidFromAccount) removeStored('orderNumber', 'invoiceBeingPaid');
    if (failedSubscription) writeStored('payInFullFailed', failedSubscription);
    if (notice) notify(notice === 'changed' ? 'success' : 'danger', t(`paymentDetails.${notice}`));
    const timer = setTimeout(() => navigate(path, { replace: true }), notice ? NOTICE_MS : 0);
    return () => clearTimeout(timer);
  }, [paidFromAccount, failedSubscription, notice, notify, t, navigate, path]);

  if (!notice) return null;
  const changed = notice === 'changed';
  return (
    <Message
      icon={changed ? 'check' : 'danger'}
      kind={changed ? 'success' : 'danger'}
      title={t(changed ? 'paymentResult.changed' : 'paymentDetails.changeFailed')}
      actions={
        <Link className={buttonClass('secondary')} to={path} replace>
          {t('paymentDetails.back')}
        </Link>
      }
    >
      <p>{t('paymentResult.goesOn')}</p>
    </Message>
  );
}
