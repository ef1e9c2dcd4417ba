/** Notice on a subscription's page that the payment for its device failed. Shown once. */

import { useEffect, useState } from 'react';
import { removeStored } from '../../../storage/browser-storage.ts';
import { useStored } from '../../../storage/use-stored.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';

export function PurchaseFailed({ subscriptionNumber }: { subscriptionNumber: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  // Kept, because the stored value is removed.
  const isStored = useStored('payInFullFailed') === subscriptionNumber;
  if (isStored && !failed) setFailed(true);
  useEffect(() => {
    if (failed) removeStored('payInFullFailed');
  }, [failed]);
  if (!failed) return null;
  return <ErrorNotice text={t('purchase.failed')} />;
}
