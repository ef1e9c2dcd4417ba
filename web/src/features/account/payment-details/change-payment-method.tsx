/** Changes the payment method for recurring payments: choice of a method, then the card form or the provider's form. */

import type { PaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { useState } from 'react';
import { onSessionEnd } from '../../../api/session-end.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { methodChange } from '../../../commerce/payment/account-payment.ts';
import { accountPaymentGate } from '../../../commerce/payment/account-payment-gate.ts';
import { CardStep } from '../../../commerce/payment/card-step.tsx';
import { MethodPicker } from '../../../commerce/payment/method-picker.tsx';
import { useAccountPayment } from '../../../commerce/payment/use-account-payment.ts';
import { BlockedAction, usePaymentInProgress } from '../../../commerce/status/blocked-action.tsx';
import { ChangeEntry, useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useTimer } from '../../../ui/use-timer.ts';

/** How long the finished card form stays before it closes, in milliseconds. */
const BACK_AFTER_MS = 3000;

/** `isFirst`: no method is stored yet. */
export function ChangePaymentMethod({ isFirst }: { isFirst: boolean }) {
  /** The code of the method, while its change is not begun: a fresh sign-in may come first. */
  const [kept, keep] = useDraftText('payment method', 'chosen');
  const [open, setOpen] = useState<boolean>();
  // What is kept is known when the browser has hydrated the page, and forgotten while the payment goes on.
  if (open === undefined && kept !== '') setOpen(true);
  if (open) {
    const close = () => {
      keep('');
      setOpen(false);
    };
    return <ChangeForm kept={kept} keep={keep} onClose={close} />;
  }
  return <ChangeButton isFirst={isFirst} onPress={() => setOpen(true)} />;
}

function ChangeButton({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const label = isFirst ? t('paymentDetails.add') : t('payment.failed.change');
  if (usePaymentInProgress()) return <BlockedAction label={label} reason={t('payment.gate.paymentInProgress')} />;
  return (
    <ChangeEntry label={label}>
      <FormActions>
        <Button variant="primary" onClick={onPress}>
          {label}
        </Button>
      </FormActions>
    </ChangeEntry>
  );
}

type FormProps = { kept: string; keep: (code: string) => void; onClose: () => void };

function ChangeForm({ kept, keep, onClose }: FormProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const tellDone = useTellDone();
  const { data: activity } = useCall('getPaymentActivity', {});
  const payment = useAccountPayment({ purpose: methodChange, cancelPath: paths.accountPaymentDetails({ language }) });
  const closedReason = useClosedReason();
  const [changed, setChanged] = useState(false);

  async function submit(method: PaymentMethod, sbeCompliance: Compliance): Promise<void> {
    // The choice is kept for the time after a sign-in, and forgotten after any other answer.
    let signsIn = false;
    const stop = onSessionEnd(() => {
      signsIn = true;
    });
    keep(method.code);
    await payment.start(method, sbeCompliance);
    stop();
    if (!signsIn) keep('');
  }

  function goBack(): void {
    payment.finish();
    onClose();
  }
  useTimer(goBack, { afterMs: changed ? BACK_AFTER_MS : undefined });

  function succeed(): void {
    tellDone(t('paymentDetails.changed'), ['changePaymentMethod']);
    setChanged(true);
  }

  const { card, close } = payment;
  return (
    <Card className="payment-details__change">
      <h2>{t('paymentDetails.choose')}</h2>
      <p>{t('paymentDetails.chooseLead')}</p>
      <MethodPicker
        busy={payment.busy}
        chosenFirst={kept}
        onCloseForm={close}
        form={
          card &&
          ((onPaying) => (
            <CardStep
              card={card}
              lead={t('paymentDetails.addWith', { name: card.method.name })}
              submitText={t('paymentDetails.submit')}
              onAuthorised={succeed}
              onPaying={onPaying}
              onChooseAnother={close}
              failedNotice={<ErrorNotice text={t('paymentDetails.changeFailed')} />}
            />
          ))
        }
      >
        {({ method, sbeCompliance, askForMethod }) => {
          const reason = accountPaymentGate(activity, method);
          return (
            <>
              <ErrorNotice text={payment.failure} />
              <SubmitRow
                label={t('paymentDetails.submit')}
                busy={payment.busy}
                busyText={t('payment.starting')}
                disabledReason={
                  closedReason ?? (reason === 'paymentInProgress' ? t(`payment.gate.${reason}`) : undefined)
                }
                onPress={async () => (method ? submit(method, sbeCompliance) : askForMethod())}
              >
                <Button disabled={payment.busy} onClick={onClose}>
                  {t('checkout.cancel')}
                </Button>
              </SubmitRow>
            </>
          );
        }}
      </MethodPicker>
    </Card>
  );
}
