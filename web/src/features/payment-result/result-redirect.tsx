/**
 * Navigates to the page that follows a payment result, and shows a notice first if that page does not show the result.
 */
import type { PaymentResult } from '@perennial/shared/models/payment';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { useTellDone } from '../../commerce/after-change/use-tell-done.tsx';
import { confirmedPayment } from '../../commerce/payment/payment-progress.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { findDestination } from './destination.ts';
import { storeResult } from './store-result.ts';

/** How long the result of a changed payment method is shown before the payment details open, in milliseconds. */
const NOTICE_MS = 3000;

/** `reference` is the number that the provider names, or null. */
export function ResultRedirect({ result, reference }: { result: PaymentResult; reference: string | null }) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const tellDone = useTellDone();
  const { path, notice } = findDestination(result, languageQuery);

  const follow = useEffectEvent((shown: PaymentResult) => {
    track('payment_result', { result: shown.isPaymentSuccess ? 'success' : 'failure' });
    const state = storeResult(shown, reference) ? undefined : confirmedPayment;
    if (notice === 'changed') tellDone(t('paymentDetails.changed'), ['changePaymentMethod']);
    else if (notice) notify('danger', t(`paymentDetails.${notice}`));
    const timer = setTimeout(() => navigate(path, { replace: true, state }), notice ? NOTICE_MS : 0);
    return () => clearTimeout(timer);
  });
  useEffect(() => follow(result), [result]);

  if (!notice) return null;
  const changed = notice === 'changed';
  return (
    <Message
      {...(changed ? { icon: 'check', kind: 'success' } : { drawing: 'failed' })}
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
