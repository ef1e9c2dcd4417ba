/** The card form of a payment that has started, below its lead, with the way back to the choice of a method. */
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form/form-parts.tsx';
import { takeFocus } from '../../ui/lost-focus.ts';
import { CardForm } from './card-form.tsx';
import type { CardPayment } from './payment-state.ts';

type Props = Omit<ComponentProps<typeof CardForm>, keyof CardPayment> & {
  card: CardPayment;
  /** Says what is paid; it takes the focus of the button that was pressed. */
  lead: ReactNode;
  leadClass?: string;
  /** The lead is the heading of the part of the page. */
  isHeading?: boolean;
  /** Closes the form. Undefined when the payment is made. */
  onChooseAnother: (() => void) | undefined;
};

export function CardStep({ card, lead, leadClass, isHeading = false, onChooseAnother, ...form }: Props) {
  const { t } = useTranslation();
  const Lead = isHeading ? 'h2' : 'p';
  return (
    <>
      <Lead ref={takeFocus} className={leadClass} tabIndex={-1}>
        {lead}
      </Lead>
      <CardForm {...card} {...form} />
      {onChooseAnother && (
        <FormActions>
          <Button variant="quiet" onClick={onChooseAnother}>
            {t('payment.chooseAnother')}
          </Button>
        </FormActions>
      )}
    </>
  );
}
