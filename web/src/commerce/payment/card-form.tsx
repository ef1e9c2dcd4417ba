/** The card form of the provider, in the page (specification 1, section 4). */
import './card-form.css';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../i18n/site.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardResult } from './card-library.ts';
import { brandOf } from './payment-method-kinds.ts';

type Props = { session: PaymentSession; method: PaymentMethod; onAuthorised: () => void };

type Opening = 'loading' | 'open' | 'failed';

export function CardForm(props: Props) {
  const [attempt, setAttempt] = useState(1);
  return <CardFormAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardFormAttempt({ session, method, onAuthorised, onRetry }: Props & { onRetry: () => void }) {
  const { t } = useTranslation();
  const { culture, language, card } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const authorised = useRef(onAuthorised);
  const [opening, setOpening] = useState<Opening>('loading');
  const [result, setResult] = useState<CardResult>();
  const brand = brandOf(method);

  useEffect(() => {
    authorised.current = onAuthorised;
  });

  useEffect(() => {
    let wanted = true;
    let close: (() => void) | undefined;

    function tell(told: CardResult): void {
      if (!wanted) return;
      setResult(told);
      if (told === 'authorised') authorised.current();
    }

    async function open(): Promise<void> {
      const { openCardForm } = await import('./card-library.ts');
      if (!wanted || !place.current) return;
      close = await openCardForm(place.current, {
        session,
        brand,
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
  }, [session, brand, language, culture.countryCode, card.hostUrl]);

  return (
    <div className="card-form">
      {result === 'pending' && (
        <Notice kind="info">
          <p>{t('payment.pending')}</p>
        </Notice>
      )}
      {opening === 'loading' && (
        <div role="status">
          <span className="visually-hidden">{t('payment.cardLoading')}</span>
          <Skeleton lines={4} className="card-form__skeleton" />
        </div>
      )}
      {opening === 'failed' && <LoadFailed text={t('payment.cardUnavailable')} onRetry={onRetry} />}
      <div ref={place} className="card-form__place" hidden={opening !== 'open' || result === 'pending'} />
      {result === 'failed' && (
        <Notice kind="danger" title={t('payment.failed.title')}>
          <p>{t('payment.failed.text')}</p>
        </Notice>
      )}
    </div>
  );
}
