/** Stands in place of an order whose price is not known (docs/rules/subscriptions.md#charge-of-a-shipment). */
import { HelpLink } from '../../../commerce/help-link.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { FormActions } from '../../../ui/form/form-parts.tsx';

export function UnknownPrice() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('subscription.action.unknownPrice')}</p>
      <FormActions>
        <HelpLink />
      </FormActions>
    </>
  );
}
