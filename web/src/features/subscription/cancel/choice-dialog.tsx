/** Keep or return, for each received product (docs/rules/cancel-and-return.md#keep-or-return). */

import { findTraits } from '@perennial/shared/countries/traits';
import { useId } from 'react';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/form/field-frame.tsx';
import { FormLayout } from '../../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { useLack } from '../../../ui/form/use-lack.ts';
import { productNames } from '../return/goods/goods.ts';
import type { CancelItem } from './cancel-facts.ts';
import { type Answer, cancelsReplenishment, goesWithDevice, isAnswered } from './cancel-flow.ts';
import { StepLine } from './cancel-steps.tsx';
import { RadioList } from './radio-list.tsx';
import type { CancelDialogProps } from './use-cancel-flow.ts';

export function ChoiceDialog({ flow, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const { facts, state, send } = flow;
  const close = () => send({ type: 'close' });
  const answered = isAnswered(facts, state.answers);
  const lack = useLack(answered ? undefined : t('subscription.cancel.choice.first'));
  const errorId = useId();
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.choice.title')} width={545}>
      <StepLine step={flow.step} />
      <div className="cancel-choice">
        <FormLayout>
          <OnlyReturn flow={flow} subscription={subscription} />
          <div ref={lack.place} className="cancel-choice__questions">
            {facts.items.map((item) => (
              <Question key={item.part} item={item} flow={flow} subscription={subscription} />
            ))}
            <FieldError id={errorId} error={lack.error} announcesError />
          </div>
          {facts.variant === 'combined' && <p>{t('subscription.cancel.choice.goesOn')}</p>}
          <SubmitRow
            label={t('subscription.cancel.reasons.proceed')}
            variant="secondary"
            busy={false}
            busyText={t('subscription.cancel.sending')}
            onPress={async () => (answered ? send({ type: 'choose' }) : lack.say())}
          >
            <Button variant="quiet" onClick={close}>
              {t('subscription.action.keepAsItIs')}
            </Button>
          </SubmitRow>
        </FormLayout>
      </div>
    </Dialog>
  );
}

/** Says first that keeping everything ends nothing, and what does. */
function OnlyReturn({ flow: { facts }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  if (cancelsReplenishment(facts)) return null;
  const product = productNames(subscription)[facts.variant === 'replenishmentOnly' ? 'replenishment' : 'device'];
  const isForSale = facts.deviceOwnership === 'forSale';
  return (
    <p>
      {t(isForSale ? 'subscription.cancel.choice.returnOrBuy' : 'subscription.cancel.choice.onlyReturn', { product })}
    </p>
  );
}

function Question({ item: { part, refusal }, flow, subscription }: CancelDialogProps & { item: CancelItem }) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { facts, state, send } = flow;
  const isTogether = goesWithDevice(facts, state.answers, part);
  const isOnly = facts.items.length === 1;
  const days = findTraits(countryCode).explainsRightToReturn ? subscription.returnInfoDetails.rightToReturnDays : null;
  return (
    <RadioList<Answer>
      legend={productNames(subscription)[part]}
      options={[
        { value: 'keep', label: t('subscription.cancel.choice.keep'), id: toId('keep', part, isOnly) },
        {
          value: 'return',
          label: t('subscription.cancel.choice.return'),
          id: toId('return', part, isOnly),
          disabled: refusal !== undefined,
        },
      ]}
      chosen={isTogether ? 'return' : refusal ? 'keep' : state.answers[part]}
      disabled={isTogether}
      onChoose={(answer) => send({ type: 'answer', part, answer })}
    >
      {isTogether && <p className="radio-list__note">{t('subscription.cancel.choice.together')}</p>}
      {refusal && <p className="radio-list__note">{t(`returns.refused.${refusal}`)}</p>}
      {days !== null && !refusal && (
        <p className="radio-list__note">{t('subscription.cancel.choice.days', { days })}</p>
      )}
    </RadioList>
  );
}

/** The known id; with the product if there are several. */
const toId = (answer: Answer, part: string, isOnly: boolean) => `cancel-type-${answer}${isOnly ? '' : `-${part}`}`;
