/** Shows the payment method for recurring payments. */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toMethodFacts } from './method-facts.ts';

export function SavedPaymentMethodCard({ saved }: { saved: SavedPaymentMethod }) {
  const { t } = useTranslation();
  if (!saved.hasPaymentProfile || !saved.type) {
    return (
      <Card className="payment-details__none">
        <Icon name="card" />
        <p>{t('paymentDetails.none')}</p>
      </Card>
    );
  }
  return (
    <Card>
      <dl className="payment-details__facts">
        <div className="payment-details__fact">
          <dt>{t('paymentDetails.fact.type')}</dt>
          <dd>{t(`paymentDetails.type.${saved.type}`)}</dd>
        </div>
        {toMethodFacts(saved).map(({ name, value }) => (
          <div key={name} className="payment-details__fact">
            <dt>{t(`paymentDetails.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
