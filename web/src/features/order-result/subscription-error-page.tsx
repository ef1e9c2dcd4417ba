/** The page of a failed payment, with a link to where the payment began (docs/rules/checkout.md#failed-payment-page). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { readStored } from '../../storage/browser-storage.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';

export default function SubscriptionErrorPage() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const [invoiceId] = useState(() => readStored('invoiceBeingPaid'));
  const paymentPath = invoiceId
    ? paths.subscriptionPaymentDetail(invoiceId, { language: languageQuery })
    : paths.checkout({ bundle: readStored('lastBundle'), modified: 'true', language: languageQuery });
  return (
    <Message
      icon="danger"
      kind="danger"
      title={t('orderResult.failed.title')}
      actions={
        <Link className={buttonClass('primary')} to={paymentPath} state={{ from: paths.subscriptionError() }}>
          {t('paymentDetails.back')}
        </Link>
      }
    >
      <p>{t('orderResult.failed.text')}</p>
    </Message>
  );
}
