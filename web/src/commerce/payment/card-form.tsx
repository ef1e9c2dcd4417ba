/** The provider's card form (docs/rules/payments.md#card-sessions). */
import './card-form.css';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../analytics/track.ts';
import { useSite } from '../../i18n/site.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardResult } from './card-library.ts';

type Props = {
  session: PaymentSession;
  method: PaymentMethod;
  onAuthorised: () => void;
  /** Called for a declined or failed payment; the customer can try again in the same form. */
  onFailed?: () => void;
  /** Shown for a failed payment. */
  failedNotice?: ReactNode;
};

type Opening = 'loading' | 'open' | 'failed';

export function CardForm(props: Props) {
  const [attempt, setAttempt] = useState(1);
  return <CardFormAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardFormAttempt({
  session,
  method,
  onAuthorised,
  onFailed,
  failedNotice = <OrderFailed />,
  onRetry,
}: Props & { onRetry: () => void }) {
  const { t } = useTranslation();
  const { culture, language, card } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const hear = useRef({ onAuthorised, onFailed });
  const [opening, setOpening] = useState<Opening>('loading');
  const [result, setResult] = useState<CardResult>();
  const { code, isCreditCard } = method;

  useEffect(() => {
    hear.current = { onAuthorised, onFailed };
  });

  useEffect(() => {
    let wanted = true;
    let close: (() => void) | undefined;

    function tell(told: CardResult): void {
      if (!wanted) return;
      setResult(told);
      if (told !== 'pending') track('payment_result', { result: told === 'authorised' ? 'success' : 'failure' });
      if (told === 'authorised') hear.current.onAuthorised();
      if (told === 'failed') hear.current.onFailed?.();
    }

    async function open(): Promise<void> {
      const { openCardForm } = await import('./card-library.ts');
      if (!wanted || !place.current) return;
      close = await openCardForm(place.current, {
        session,
        method: { code, isCreditCard },
        language,
        countryCode: culture.countryCode,
        hostUrl: card.hostUrl,
        onResult: tell,
      });
      if (wanted) setOpening('open');
      else close();
    }

    open().catch(() => {
      if (wanted) setOpening('failed');
    });
    return () => {
      wanted = false;
      close?.();
    };
  }, [session, code, isCreditCard, language, culture.countryCode, card.hostUrl]);

  return (
    <div className="card-form">
      {result === 'pending' && (
        <Notice kind="info">
          <p>{t('payment.pending')}</p>
        </Notice>
      )}
      {opening === 'loading' && <Skeleton label={t('payment.cardLoading')} lines={4} className="card-form__skeleton" />}
      {opening === 'failed' && <LoadFailed text={t('payment.cardUnavailable')} onRetry={onRetry} />}
      <div ref={place} className="card-form__place" hidden={opening !== 'open' || result === 'pending'} />
      {result === 'failed' && failedNotice}
    </div>
  );
}

function OrderFailed() {
  const { t } = useTranslation();
  return (
    <Notice kind="danger" title={t('payment.failed.title')}>
      <p>{t('payment.failed.text')}</p>
    </Notice>
  );
}
