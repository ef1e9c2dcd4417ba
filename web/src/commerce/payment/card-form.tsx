/** The provider's card form, or the button of a wallet (docs/rules/payments.md#card-sessions). */
import './card-form.css';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { useInvalidate } from '../../api/invalidate.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardResult } from './card-results.ts';
import { walletOf } from './payment-method-kinds.ts';

type Props = {
  session: PaymentSession;
  method: PaymentMethod;
  /** `paymentQuery` names the payment to the server, as the query of a provider's return does. */
  onAuthorised: (paymentQuery: string) => void;
  /** Called for a declined or failed payment; the customer can try again in the same form. */
  onFailed?: () => void;
  /** Called with whether the provider has the payment: from the press of its button on, until the payment has failed. */
  onPaying?: (paying: boolean) => void;
  /** The words of the button; undefined for those of the provider. */
  payText?: string | undefined;
  /** The decimal amount to pay; undefined if nothing is charged. */
  amount?: number | undefined;
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
  onPaying,
  payText,
  amount,
  failedNotice = <OrderFailed />,
  onRetry,
}: Props & { onRetry: () => void }) {
  const { t } = useTranslation();
  const { culture, language, languageQuery, card } = useSite();
  const invalidate = useInvalidate();
  const place = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening>('loading');
  const [result, setResult] = useState<CardResult>();
  const { provider, code, isCreditCard, name } = method;
  const isWallet = walletOf(method) !== undefined;
  const kind = isWallet ? 'wallet' : 'card';
  const { countryCode } = culture;
  const currency = culture.currency.code;

  const report = useEffectEvent((reported: CardResult, sessionResult?: string) => {
    setResult(reported);
    if (reported === 'authorised') track('payment_result', { result: 'success' });
    if (reported === 'failed') track('payment_result', { result: 'failure' });
    // A payment that the bank has not decided blocks the next one, and the next poll can be half a minute away.
    if (reported === 'pending') void invalidate('getPaymentActivity');
    if (reported === 'authorised') onAuthorised(formatPaymentQuery(session.id, sessionResult));
    onPaying?.(reported === 'authorised' || reported === 'pending');
    if (reported === 'failed') onFailed?.();
  });
  const reportPaying = useEffectEvent(() => {
    // The same words are read out again after another try.
    if (isWallet) setResult(undefined);
    onPaying?.(true);
  });

  useEffect(() => {
    let active = true;
    let close: (() => void) | undefined;

    async function open(): Promise<void> {
      const { openCardForm } = await import('./card-library.ts');
      if (!active || !place.current) return;
      close = await openCardForm(place.current, {
        session,
        method: { provider, code, isCreditCard },
        language,
        countryCode,
        hostUrl: card.hostUrl,
        payText,
        agreed: amount === undefined ? undefined : { value: amount, currency },
        onPaying: () => active && reportPaying(),
        onResult: (reported, sessionResult) => active && report(reported, sessionResult),
      });
      if (active) setOpening('open');
      else close();
    }

    open().catch(() => {
      if (active) setOpening('failed');
    });
    return () => {
      active = false;
      close?.();
    };
  }, [session, provider, code, isCreditCard, language, countryCode, card.hostUrl, payText, amount, currency]);

  return (
    <div className="card-form">
      {result === 'failed' && <div ref={bringIntoSight}>{failedNotice}</div>}
      {result === 'cancelled' && (
        <div ref={bringIntoSight}>
          <Notice kind="info">
            <p>{t('payment.walletClosed', { name })}</p>
          </Notice>
        </div>
      )}
      {result === 'pending' && (
        <Notice
          kind="info"
          action={
            <Link className={buttonClass()} to={paths.accountOverview({ language: languageQuery })}>
              {t('paymentResult.unknown.account')}
            </Link>
          }
        >
          <p>{t('payment.pending')}</p>
        </Notice>
      )}
      {opening === 'loading' && (
        <Skeleton
          label={t(`payment.${kind}Loading`, { name })}
          lines={isWallet ? 1 : 4}
          className="card-form__skeleton"
        />
      )}
      {opening === 'failed' && <LoadFailed text={t(`payment.${kind}Unavailable`, { name })} onRetry={onRetry} />}
      <div ref={place} className="card-form__place" hidden={opening !== 'open' || result === 'pending'} />
    </div>
  );
}

/** The button of the form is below its fields: on a phone the message would be out of sight. */
function bringIntoSight(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

function formatPaymentQuery(sessionId: string, sessionResult: string | undefined): string {
  return new URLSearchParams({ sessionId, ...(sessionResult && { sessionResult }) }).toString();
}

function OrderFailed() {
  const { t } = useTranslation();
  return (
    <Notice kind="danger" title={t('payment.failed.title')}>
      <p>{t('payment.failed.text')}</p>
    </Notice>
  );
}
