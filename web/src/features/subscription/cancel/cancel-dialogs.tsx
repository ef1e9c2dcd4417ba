/** The open dialog of the cancel flow. Closing it clears what was chosen and written. */
import './cancel.css';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useTellGone } from '../actions/use-tell-gone.ts';
import { productNames } from '../return/goods/goods.ts';
import { AmountsDialog } from './amounts-dialog.tsx';
import { isQuestion } from './cancel-requests.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { NudgeDialog } from './nudge-dialog.tsx';
import { ReasonsDialog } from './reasons-dialog.tsx';
import { AddressDialog, CarriersDialog, NextDialog } from './return-dialogs.tsx';
import type { CancelDialogProps } from './use-cancel-flow.ts';

export function CancelDialogs({ flow, subscription }: CancelDialogProps) {
  const { step, running, failure } = flow.state;
  // Only a change tells its answer itself.
  const isRunning = running !== undefined && !isQuestion(running);
  useTellGone(step.name !== 'closed', { isRunning, errorText: failure });
  switch (step.name) {
    case 'closed':
      return null;
    case 'nudge':
      return <NudgeDialog flow={flow} subscription={subscription} />;
    case 'choice':
      return <ChoiceDialog flow={flow} subscription={subscription} />;
    case 'kept':
      return <KeptDialog flow={flow} subscription={subscription} />;
    case 'reasons':
      return <ReasonsDialog flow={flow} subscription={subscription} />;
    case 'question':
      return <QuestionDialog flow={flow} subscription={subscription} />;
    case 'amounts':
      return <AmountsDialog flow={flow} amounts={step.amounts} />;
    case 'address':
      return <AddressDialog flow={flow} scope={step.scope} edits={step.edits} />;
    case 'carriers':
      return <CarriersDialog flow={flow} />;
    case 'next':
      return <NextDialog flow={flow} />;
  }
}

/** The customer keeps a device whose subscription ends only with its return. */
function KeptDialog({ flow: { facts, send }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const product = productNames(subscription)[facts.variant === 'replenishmentOnly' ? 'replenishment' : 'device'];
  const close = () => send({ type: 'close' });
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.kept.title', { product })} width={545}>
      <FormLayout>
        <p>{t(`subscription.cancel.kept.${facts.deviceOwnership}`)}</p>
        <FormActions>
          {facts.deviceOwnership === 'forSale' && (
            <Button variant="primary" onClick={() => send({ type: 'instead', task: 'buy' })}>
              {t('subscription.sections.buyProduct')}
            </Button>
          )}
          <Button onClick={close}>{t('ui.close')}</Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}

/** Asks before a plain cancellation (docs/rules/cancel-and-return.md#plain-cancellation). */
function QuestionDialog({ flow: { state, send, progress }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const product = productNames(subscription).replenishment;
  const { nextShipmentDate } = subscription;
  return (
    <ConfirmDialog
      open
      onClose={() => send({ type: 'close' })}
      title={t('subscription.cancel.question')}
      facts={[[t('subscription.action.shipmentBefore'), nextShipmentDate && date(nextShipmentDate)]]}
      confirmText={t('subscription.cancel.submit')}
      isEnd
      isRunning={state.running !== undefined}
      errorText={state.failure}
      progress={progress}
      onConfirm={async () => send({ type: 'confirm' })}
    >
      <p>{t('subscription.cancel.outcome.replenishment', { product })}</p>
      <p>{t('subscription.cancel.undo')}</p>
    </ConfirmDialog>
  );
}
