/** Told once on a subscription's page: its device could not be paid for (specification 3, sections 4 and 8). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, removeStored } from '../../../storage/browser-storage.ts';
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
