/** The page after a payment that did not go through; the way on is back to where it began (decision 30). */
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
  const beginning = invoiceId
    ? paths.subscriptionPaymentDetail(invoiceId, { language: languageQuery })
    : paths.checkout({ bundle: readStored('lastBundle'), modified: 'true', language: languageQuery });
  return (
    <Message
      icon="danger"
      kind="danger"
      title={t('orderResult.failed.title')}
      actions={
        <Link className={buttonClass('primary')} to={beginning} state={{ from: paths.subscriptionError() }}>
          {t('paymentDetails.back')}
        </Link>
      }
    >
      <p>{t('orderResult.failed.text')}</p>
    </Message>
  );
}
