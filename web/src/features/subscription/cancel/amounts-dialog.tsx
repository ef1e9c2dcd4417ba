/**
 * What is still to be paid, before a replenishment is cancelled (docs/rules/cancel-and-return.md#cancellation-preview).
 */
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { FactList } from '../fact-list.tsx';
import type { CancelAmounts } from './cancel-flow.ts';
import { StepLine } from './cancel-steps.tsx';
import type { CancelFlow } from './use-cancel-flow.ts';

export function AmountsDialog({
  flow: { state, send, progress, step },
  amounts,
}: {
  flow: CancelFlow;
  amounts: CancelAmounts;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const { finalPaymentDate, paidAmount, remainingAmount, price } = amounts;
  const isRunning = state.running !== undefined;
  const close = () => send({ type: 'close' });
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.amounts.title')} width={597} dismissable={!isRunning}>
      <StepLine step={step} />
      <FormLayout>
        <p>{t('subscription.cancel.amounts.text')}</p>
        <FactList
          facts={[
            [t('subscription.cancel.amounts.finalPaymentDate'), finalPaymentDate && date(finalPaymentDate)],
            [t('subscription.cancel.amounts.paid'), netMoney(paidAmount)],
            [t('subscription.cancel.amounts.remaining'), netMoney(remainingAmount)],
            [t('subscription.cancel.amounts.price'), netMoney(price)],
          ]}
        />
        <p>{t('subscription.cancel.undo')}</p>
        <ErrorNotice text={state.failure} />
        <ChangeNotice progress={progress} />
        <FormActions>
          <Button
            variant="danger"
            busy={isRunning}
            busyText={t('subscription.cancel.sending')}
            onClick={() => send({ type: 'confirm' })}
          >
            {t('subscription.cancel.submit')}
          </Button>
          <Button disabled={isRunning} onClick={close}>
            {t('subscription.action.keepAsItIs')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
