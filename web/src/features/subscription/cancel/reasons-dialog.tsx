/** Why the customer leaves, and what then happens. See docs/rules/cancel-and-return.md#reasons. */
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { productNames } from '../return/product-names.ts';
import { findSubmission } from './cancel-flow.ts';
import { listResults } from './cancel-outcomes.ts';
import { hasReason, NOTE_LENGTH } from './cancel-requests.ts';
import type { CancelDialogProps } from './use-cancel-flow.ts';

export function ReasonsDialog({ flow: { facts, state, send }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const isRunning = state.running !== undefined;
  const isReturn = findSubmission(facts, state.answers) === 'return';
  const close = () => send({ type: 'close' });
  const names = productNames(subscription);
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.reasons.title')} width={545} dismissable={!isRunning}>
      <Form
        error={state.failure}
        onSubmit={async (event) => {
          event.preventDefault();
          send({ type: 'proceed' });
        }}
      >
        <fieldset className="radio-list" disabled={isRunning}>
          <legend className="radio-list__legend">{t('subscription.cancel.reasons.lead')}</legend>
          {subscription.cancelReasonOptions.map((reason) => (
            <Checkbox
              key={reason}
              label={reason}
              checked={state.reasons.includes(reason)}
              onChange={(event) => send({ type: 'tick', reason, ticked: event.target.checked })}
            />
          ))}
        </fieldset>
        <TextArea
          label={t('subscription.cancel.reasons.note')}
          rows={3}
          maxLength={NOTE_LENGTH}
          count={{ letters: state.note.length, max: NOTE_LENGTH }}
          value={state.note}
          disabled={isRunning}
          onChange={(event) => send({ type: 'write', note: event.target.value })}
        />
        <ul className="cancel-results">
          {listResults(facts, state.answers).map(({ name, part }) => (
            <li key={name}>
              {name === 'undo'
                ? t('subscription.cancel.undo')
                : t(`subscription.cancel.outcome.${name}`, { product: names[part] })}
            </li>
          ))}
        </ul>
        <SubmitRow
          label={t(isReturn ? 'subscription.cancel.reasons.proceed' : 'subscription.cancel.submit')}
          busy={isRunning}
          busyText={t('subscription.cancel.sending')}
          disabledReason={hasReason(state) ? undefined : t('subscription.cancel.reasons.first')}
        >
          <Button disabled={isRunning} onClick={close}>
            {t('subscription.action.keepAsItIs')}
          </Button>
        </SubmitRow>
      </Form>
    </Dialog>
  );
}
