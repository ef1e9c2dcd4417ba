/** Second page of a return: the carriers. */
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-parts.tsx';
import { useGuardedAction } from '../../../ui/press/use-guarded-action.ts';
import { OtherAddress } from './other-address.tsx';
import { CarrierList, useReturnCarriers } from './request/carrier-list.tsx';
import { useReturnFlow } from './use-return-flow.ts';

export default function ReturnCarriersPage() {
  const { t } = useTranslation();
  const { subscription, goods, detailsPath, goToConfirmation } = useReturnFlow();
  const { data: carriers, error } = useReturnCarriers(subscription.number, goods.scope);
  const goOn = useGuardedAction(async () => {
    await goToConfirmation({ kind: 'ready' }, false);
    return true;
  });
  return (
    <Card className="returning__card">
      <h2>{t('returns.carriers.title')}</h2>
      <CarrierList subscriptionNumber={subscription.number} goods={goods} />
      {error && <OtherAddress />}
      <FormActions>
        <Button
          // Another button when the carriers are there, which takes no press before they are seen.
          key={carriers ? 'ready' : 'waiting'}
          variant="primary"
          guarded
          disabled={carriers === undefined}
          onClick={() => void goOn()}
        >
          {t('checkout.next')}
        </Button>
        <Link className={buttonClass('quiet')} to={detailsPath}>
          {t('subscription.action.keepAsItIs')}
        </Link>
      </FormActions>
    </Card>
  );
}
