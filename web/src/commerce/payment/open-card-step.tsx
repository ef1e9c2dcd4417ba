/**
 * The card form of a payment that has started, below its lead, with the way back to the choice of a method
 * (docs/rules/payments.md#card-sessions). This module is loaded when a payment has started.
 */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form/form-parts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { takeFocus } from '../../ui/lost-focus.ts';
import { CardForm } from './card-form.tsx';
import type { CardPayment } from './payment-state.ts';

export type CardStepProps = Omit<ComponentProps<typeof CardForm>, keyof CardPayment | 'payText' | 'onPaying'> & {
  card: CardPayment;
  /** Says what is paid; it takes the focus of the button that was pressed. */
  lead: ReactNode;
  /** The decimal amount to pay; undefined if nothing is charged. */
  amount?: number;
  /** The words of the button where nothing is charged: the provider would write the amount of its check. */
  submitText?: string;
  onPaying: (paying: boolean) => void;
  /** Closes the form. */
  onChooseAnother: () => void;
};

export function OpenCardStep({ card, lead, amount, submitText, onPaying, onChooseAnother, ...form }: CardStepProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [paying, setPaying] = useState(false);
  const { isCreditCard, provider } = card.method;
  return (
    <>
      <p ref={takeFocus} className="card-form__lead" tabIndex={-1}>
        {lead}
      </p>
      <CardForm
        {...card}
        {...form}
        amount={amount}
        payText={amount === undefined ? submitText : t('payNow.title', { amount: money(amount) })}
        onPaying={(now) => {
          setPaying(now);
          onPaying(now);
        }}
      />
      {isCreditCard && (
        <p className="card-form__encrypted">
          <Icon name="lock" />
          {t('payment.encrypted', { provider })}
        </p>
      )}
      {!paying && (
        <FormActions>
          <Button variant="quiet" onClick={onChooseAnother}>
            {t('payment.chooseAnother')}
          </Button>
        </FormActions>
      )}
    </>
  );
}
