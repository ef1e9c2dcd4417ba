/** What will happen, and why the customer leaves (docs/rules/cancel-and-return.md#reasons). */

import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { ReasonFields } from '../reasons/reason-fields.tsx';
import { hasReason } from '../reasons/reasons.ts';
import { productNames } from '../return/goods/goods.ts';
import { findSubmission } from './cancel-flow.ts';
import { listResults } from './cancel-results.ts';
import { StepLine } from './cancel-steps.tsx';
import type { CancelDialogProps } from './use-cancel-flow.ts';

export function ReasonsDialog({ flow: { facts, state, send, progress, step }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const { removeRefund } = useSite().config;
  const closedReason = useClosedReason();
  const isRunning = state.running !== undefined;
  const isReturn = findSubmission(facts, state.answers) === 'return';
  const close = () => send({ type: 'close' });
  const names = productNames(subscription);
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.reasons.title')} width={545} dismissable={!isRunning}>
      <StepLine step={step} />
      <Form
        error={state.failure}
        onSubmit={async (event) => {
          event.preventDefault();
          send({ type: 'proceed' });
        }}
      >
        <ul className="cancel-results">
          {listResults(facts, state.answers, removeRefund).map(({ name, part }) => (
            <li key={name}>
              {name === 'undo' && t('subscription.cancel.undo')}
              {name === 'refund' && t('subscription.refund')}
              {name !== 'undo' &&
                name !== 'refund' &&
                t(`subscription.cancel.outcome.${name}`, { product: names[part] })}
            </li>
          ))}
        </ul>
        <ReasonFields
          legend={t('subscription.cancel.reasons.lead')}
          options={subscription.cancelReasonOptions}
          reasons={state}
          disabled={isRunning}
          onTick={(reason, ticked) => send({ type: 'tick', reason, ticked })}
          onWrite={(note) => send({ type: 'write', note })}
        />
        <ChangeNotice progress={progress} />
        <SubmitRow
          label={t(isReturn ? 'subscription.cancel.reasons.proceed' : 'subscription.cancel.submit')}
          variant={isReturn ? 'primary' : 'danger'}
          busy={isRunning}
          busyText={t('subscription.cancel.sending')}
          disabledReason={closedReason ?? (hasReason(state) ? undefined : t('subscription.cancel.reasons.first'))}
        >
          <Button disabled={isRunning} onClick={close}>
            {t('subscription.action.keepAsItIs')}
          </Button>
        </SubmitRow>
      </Form>
    </Dialog>
  );
}
