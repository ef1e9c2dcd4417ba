/** Postpones the next shipment by a month. See docs/rules/subscriptions.md#postponing-a-shipment. */
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useSubscriptionAction } from '../actions/use-subscription-action.ts';
import type { Subscription } from '../subscription.ts';
import { postpone } from './postponement.ts';

export function PostponementForm({ subscription, plan }: { subscription: Subscription; plan: RatePlan }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error, reset } = useSubscriptionAction('postponeReplenishment', () => {
    setAsking(false);
    notify('success', t('subscription.postpone.done'));
  });
  const { shipment, payment } = postpone(subscription, plan);

  function close(): void {
    setAsking(false);
    reset();
  }

  return (
    <>
      <p>{t('subscription.postpone.text')}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{t('subscription.postpone.action')}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t('subscription.postpone.title')}
        facts={[
          [t('subscription.action.shipmentBefore'), shipment && date(shipment.from)],
          [t('subscription.action.shipmentAfter'), shipment && date(shipment.to)],
          [t('subscription.action.paymentAfter'), payment && date(payment)],
        ]}
        confirmText={t('subscription.postpone.action')}
        isRunning={isRunning}
        errorText={error?.problem.detail}
        onConfirm={() => void run({ params: { id: subscription.number } })}
      >
        <p>{t('subscription.postpone.undo')}</p>
      </ConfirmDialog>
    </>
  );
}
