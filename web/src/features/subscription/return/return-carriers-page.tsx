/** Second page of a return: the carriers. */

import { Link } from 'react-router-dom';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { CarrierList } from './carrier-list.tsx';
import { useReturnCarriers } from './use-carriers.ts';
import { useReturnFlow } from './use-return-flow.ts';

export default function ReturnCarriersPage() {
  const { t } = useTranslation();
  const { subscription, goods, detailsPath, goToConfirmation } = useReturnFlow();
  const { data: carriers } = useReturnCarriers(subscription.number, goods.scope);
  return (
    <Card className="returning__card">
      <h2>{t('returns.carriers.title')}</h2>
      <CarrierList subscriptionNumber={subscription.number} goods={goods} />
      <FormActions>
        <Button
          variant="primary"
          disabled={carriers === undefined}
          onClick={() => void goToConfirmation({ kind: 'ready' }, false)}
        >
          {t('checkout.next')}
        </Button>
        <Link className={buttonClass('quiet')} to={detailsPath}>
          {t('checkout.cancel')}
        </Link>
      </FormActions>
    </Card>
  );
}
