/**
 * The card form of a payment that has started, below its lead, with the way back to the choice of a method
 * (docs/rules/payments.md#card-sessions).
 */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form/form-parts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { takeFocus } from '../../ui/lost-focus.ts';
import { CardForm } from './card-form.tsx';
import type { CardPayment } from './payment-state.ts';

type Props = Omit<ComponentProps<typeof CardForm>, keyof CardPayment | 'payText' | 'onPaying'> & {
  card: CardPayment;
  /** Says what is paid; it takes the focus of the button that was pressed. */
  lead: ReactNode;
  /** The amount to pay, as the page writes it. Undefined if nothing is charged: the provider then has words of its own. */
  amount?: string;
  onPaying: (paying: boolean) => void;
  /** Closes the form. */
  onChooseAnother: () => void;
};

export function CardStep({ card, lead, amount, onPaying, onChooseAnother, ...form }: Props) {
  const { t } = useTranslation();
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
        payText={amount && t('payNow.title', { amount })}
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
