/**
 * Section "Change frequency": how often the replenishment is shipped
 * (docs/rules/subscriptions.md#changing-the-frequency).
 */
import { toMonths } from '@perennial/shared/billing-period';
import { useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { sectionDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Select } from '../../../ui/form/select.tsx';
import { useLack } from '../../../ui/form/use-lack.ts';
import './modify.css';
import { findNextShipmentPrice, findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { ActionRow } from '../actions/action-row.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import { type SectionProps, useReadSubscription } from '../use-subscription.ts';
import { toFrequencyChoices } from './modify-choices.ts';
import type { ModifyPartProps } from './modify-offers.ts';

export default function Frequency({ subscription }: SectionProps) {
  const plan = findPlan(subscription, 'replenishment');
  return plan && <FrequencyForm subscription={subscription} plan={plan} />;
}

function FrequencyForm({ subscription, plan }: ModifyPartProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const { every } = useBillingPeriodTexts();
  const tellDone = useTellDone();
  const read = useReadSubscription(subscription.number);
  const [chosenId, setChosenId] = useDraftText(sectionDraft('frequency', subscription.number), 'frequency');
  const { ask, confirm, dialog } = useConfirmedAction('changeReplenishmentFrequency', ({ response, outcome }) => {
    setChosenId('');
    if (chosen) track('subscription_frequency:change', { frequency: chosen.months });
    // The page shows the day that the subscription then has, and so does the notice, whatever the answer said.
    const shown = outcome === 'visible' ? read()?.nextShipmentDate : undefined;
    const shipment = shown ?? response?.nextReplenishmentShippingDate;
    if (shipment)
      tellDone(t('subscription.frequency.done', { date: date(shipment) }), ['changeReplenishmentFrequency']);
  });
  const choices = toFrequencyChoices(subscription);
  const chosen = choices.find(({ productRatePlanId }) => productRatePlanId === chosenId);
  const lack = useLack(chosen ? undefined : t('subscription.frequency.chooseFirst'));
  /** What the dialog asks about: a refusal may come because it is not offered any more. */
  const [asked, setAsked] = useState(chosen);
  const months = plan.shippingFrequency && toMonths(plan.shippingFrequency);
  const { nextShipmentDate, nextPaymentDate } = subscription;
  const price = findNextShipmentPrice(subscription, plan);
  const action = t('subscription.modify.parts.frequency');
  return (
    <>
      <p>{t('subscription.frequency.text')}</p>
      <div className="modify__field" ref={lack.place}>
        <Select
          label={t('subscription.frequency.label')}
          name="frequency"
          placeholder={t('subscription.frequency.choose')}
          options={choices.map((choice) => ({ value: choice.productRatePlanId, label: every(choice.months) }))}
          value={chosen?.productRatePlanId ?? ''}
          error={lack.error}
          onChange={setChosenId}
        />
      </div>
      <ActionRow
        label={action}
        onPress={() => {
          if (!chosen) return lack.say();
          setAsked(chosen);
          ask();
        }}
      />
      {asked && (
        <ConfirmDialog
          {...dialog}
          title={t('subscription.frequency.title')}
          facts={[
            [t('subscription.frequency.before'), months && every(months)],
            [t('subscription.frequency.after'), every(asked.months)],
            [t('subscription.frequency.charged'), price === undefined ? null : netMoney(price)],
            [t('subscription.action.shipmentBefore'), nextShipmentDate && date(nextShipmentDate)],
            [t('subscription.action.paymentBefore'), nextPaymentDate && date(nextPaymentDate)],
          ]}
          confirmText={action}
          onConfirm={() =>
            confirm({ params: { id: subscription.number }, body: { newProductRatePlanId: asked.productRatePlanId } })
          }
        >
          <p>{t('subscription.frequency.effect')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
