/** Second page of a return: who fetches it (specification 3, section 2). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { ReturnCarriersShown } from './return-carriers-shown.tsx';
import { useReturnFlow } from './return-flow.ts';
import { useReturnCarriers } from './use-return-carriers.ts';

export default function ReturnCarriersPage() {
  const { t } = useTranslation();
  const { subscription, goods, detailsPath, confirmWith } = useReturnFlow();
  const { data: carriers } = useReturnCarriers(subscription.number, goods.scope);
  return (
    <Card className="returning__card">
      <h2>{t('returns.carriers.title')}</h2>
      <ReturnCarriersShown subscriptionNumber={subscription.number} goods={goods} />
      <FormActions>
        <Button
          variant="primary"
          disabled={carriers === undefined}
          onClick={() => void confirmWith({ kind: 'ready' }, false)}
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
