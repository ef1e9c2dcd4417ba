/** Notice on a subscription's page that the payment for its device failed. Shown once. */
import { useEffect, useState } from 'react';
import { readStored, removeStored } from '../../../storage/browser-storage.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { ErrorNotice } from '../../../ui/error-notice.tsx';

export function PurchaseFailed({ subscriptionNumber }: { subscriptionNumber: string }) {
  const { t } = useTranslation();
  const [failed] = useState(() => readStored('payInFullFailed') === subscriptionNumber);
  useEffect(() => {
    if (failed) removeStored('payInFullFailed');
  }, [failed]);
  if (!failed) return null;
  return <ErrorNotice text={t('purchase.failed')} />;
}
