/** Section "Change product type" (docs/rules/subscriptions.md#changing-the-product-type). */
import { useId, useState } from 'react';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { sectionDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { FieldError } from '../../../ui/form/field-frame.tsx';
import { useLack } from '../../../ui/form/use-lack.ts';
import './modify.css';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { ActionRow } from '../actions/action-row.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import type { SectionProps } from '../use-subscription.ts';
import { findPriceRise, type PriceRise, productWords } from './binding-words.ts';
import { findProductReason } from './modify-choices.ts';
import { CurrentPrice, CurrentProduct, ProductOption, ProductPrice } from './product-option.tsx';

export default function ProductForm({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const tellDone = useTellDone();
  const group = useId();
  const [chosenId, setChosenId] = useDraftText(sectionDraft('product', subscription.number), 'product');
  const { ask, confirm, dialog } = useConfirmedAction('changeReplenishmentProduct', () => {
    setChosenId('');
    tellDone(t('subscription.product.done'), ['changeReplenishmentProduct']);
  });
  const { availableOptionsToChangeReplenishment: options, nextShipmentDate } = subscription;
  const chosen = options.find(({ id }) => id === chosenId);
  /** What the dialog asks about: a refusal may come because it is not offered any more. */
  const [asked, setAsked] = useState(chosen);
  /** The order is still being processed. */
  const waits = !subscription.shippingConfirmed;
  const reason = findProductReason({ waits, optionCount: options.length });
  const lack = useLack(chosen ? undefined : t('subscription.product.reasons.chooseFirst'));
  const errorId = useId();
  const action = t('subscription.modify.parts.product');
  const plan = findPlan(subscription, 'replenishment');
  return (
    <>
      <p>{t('subscription.product.text')}</p>
      {options.length > 0 && (
        <div ref={lack.place}>
          <fieldset className="modify__options" disabled={waits} aria-describedby={lack.error && `${errorId}-error`}>
            <legend className="visually-hidden">{t('subscription.product.options')}</legend>
            {plan && <CurrentProduct plan={plan} />}
            {options.map((option) => (
              <ProductOption
                key={option.id}
                option={option}
                group={group}
                isChosen={option.id === chosenId}
                onChoose={() => setChosenId(option.id)}
              />
            ))}
          </fieldset>
          <FieldError id={errorId} error={lack.error} announcesError />
        </div>
      )}
      <ActionRow
        label={action}
        disabledReason={reason && t(`subscription.product.reasons.${reason}`)}
        onPress={() => {
          if (!chosen) return lack.say();
          setAsked(chosen);
          ask();
        }}
      />
      {asked && (
        <ConfirmDialog
          {...dialog}
          title={t('subscription.product.title', { product: asked.name })}
          facts={[
            [t('subscription.product.priceBefore'), plan && <CurrentPrice key="before" plan={plan} />],
            [t('subscription.product.price'), <ProductPrice key="price" option={asked} />],
            [t('subscription.product.effectiveFrom'), nextShipmentDate && date(nextShipmentDate)],
            [t('subscription.action.paymentAfter'), asked.nextPaymentDate && date(asked.nextPaymentDate)],
          ]}
          confirmText={t(productWords(asked))}
          onConfirm={() => confirm({ params: { id: subscription.number }, body: { newProductRatePlanId: asked.id } })}
        >
          <Rise rise={findPriceRise(plan, asked)} from={nextShipmentDate} />
          <p>{t('subscription.product.effect')}</p>
          {asked.termsText && <p className="subscription__small">{asked.termsText}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

/** First of all sentences: long terms put the last ones out of sight of a phone. `from` is the day of the next shipment (YYYY-MM-DD). */
function Rise({ rise, from }: { rise: PriceRise | undefined; from: string | null }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const { per } = useBillingPeriodTexts();
  if (!rise) return null;
  const [before, after] = [rise.before, rise.after].map(({ amount, months }) => `${netMoney(amount)} ${per(months)}`);
  return (
    <p>
      <strong>{t('subscription.product.rises', { before, after })}</strong>{' '}
      {from !== null && `${t('ui.label', { label: t('subscription.product.effectiveFrom') })} ${date(from)}.`}
    </p>
  );
}
