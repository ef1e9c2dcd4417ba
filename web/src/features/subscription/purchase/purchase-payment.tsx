/** Payment for a device: the choice of a method, the terms, a button with the amount, then the card form. */
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { CardStep } from '../../../commerce/payment/card-step.tsx';
import { MethodPicker } from '../../../commerce/payment/method-picker.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { useLack } from '../../../ui/form/use-lack.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { type TermsKind, termsUrl } from '../terms-links.ts';
import { type PurchaseReason, purchaseGate } from './purchase-state.ts';
import type { Purchase } from './use-purchase.ts';

/** Delay before the page requests the consent to recurring payments, in milliseconds. */
const CONSENT_AFTER_MS = 1000;

type Props = { purchase: Purchase; checkingCode: boolean; termsKind: TermsKind };

export function PurchasePayment({ purchase, checkingCode, termsKind }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { culture, language } = useSite();
  const [termsAccepted, setTermsAccepted] = useState(false);
  const { data: activity } = useCall('getPaymentActivity', {});
  const { data: profile } = useCall('getProfile', {});
  const terms = useLack(termsAccepted ? undefined : t('purchase.termsOpen'));
  const { payment, amount, device, failure } = purchase;

  const { card, close } = payment;
  return (
    <MethodPicker
      busy={payment.busy}
      amount={amount}
      consentAfterMs={CONSENT_AFTER_MS}
      onCloseForm={close}
      form={
        card &&
        ((onPaying) => (
          <CardStep
            card={card}
            lead={t('payment.payWith', { amount: money(amount), name: card.method.name })}
            amount={amount}
            onAuthorised={purchase.succeed}
            onFailed={purchase.fail}
            onPaying={onPaying}
            onChooseAnother={close}
          />
        ))
      }
    >
      {({ method, sbeCompliance, askForMethod }) => {
        const reason = purchaseGate({
          activity,
          ableToSubscribe: profile?.personalDetail.ableToSubscribe ?? true,
          checkingCode,
        });
        async function place(): Promise<unknown> {
          if (method && termsAccepted) return purchase.place(method, sbeCompliance);
          // The focus goes to the first of both.
          terms.say();
          if (!method) askForMethod();
          return undefined;
        }

        return (
          <>
            <p className="purchase__note">{t('payNow.note')}</p>
            <div ref={terms.place}>
              <Checkbox
                label={t('purchase.agree')}
                name="terms"
                checked={termsAccepted}
                disabled={payment.busy}
                error={terms.error}
                onChange={(event) => setTermsAccepted(event.target.checked)}
              />
              <a
                className="purchase__terms"
                href={termsUrl({
                  subscriptionNumber: device.subscriptionNumber,
                  planId: device.ratePlanId,
                  culture: culture.code,
                  language,
                })}
                target="_blank"
                rel="noopener"
              >
                {t(`subscription.terms.${termsKind}`)}
                <Icon name="external" />
              </a>
            </div>
            <ErrorNotice text={failure} />
            <SubmitRow
              label={
                <>
                  <Icon name="lock" />
                  {t('payment.placeOrderFor', { amount: money(amount) })}
                </>
              }
              busy={payment.busy}
              busyText={t('payment.placing')}
              disabledReason={reason && <ReasonText reason={reason} />}
              onPress={place}
            />
          </>
        );
      }}
    </MethodPicker>
  );
}

/** The text of a reason. Reasons that checkout has, too, use its texts. */
function ReasonText({ reason }: { reason: PurchaseReason }) {
  const { t } = useTranslation();
  switch (reason) {
    case 'cannotSubscribe':
      return t('payment.stopped.cannotSubscribe');
    case 'paymentInProgress':
      return t(`payment.gate.${reason}`);
    case 'checkingCode':
      return t('cart.discount.applying');
  }
}
