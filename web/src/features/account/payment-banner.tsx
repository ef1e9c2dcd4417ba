/** Tells of a first payment that is still under authorisation (specification 2, section 2). */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useInvalidate } from '../../api/use-call.ts';
import { Notice } from '../../ui/notice.tsx';

/** Specification 1, section 9: how often payment activity is asked for, in milliseconds. A failure is not shown. */
const POLL_MS = 30_000;

export function PaymentBanner() {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { data } = useCall('getPaymentActivity', {}, { refreshInterval: POLL_MS });
  const underWay = data?.hasInitialPaymentInProgress ?? false;
  const wasUnderWay = useRef(underWay);

  useEffect(() => {
    if (wasUnderWay.current && !underWay) void invalidate('getSubscriptions');
    wasUnderWay.current = underWay;
  }, [underWay, invalidate]);

  if (!underWay) return null;
  return (
    <Notice kind="info">
      <p>{t('account.paymentUnderAuthorisation')}</p>
    </Notice>
  );
}
