/** First page of a return: what goes back, and from where (specification 3, section 2). */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReturnAddressStep } from './address-step.tsx';
import { productNames } from './product-names.ts';
import { ReturnChoice } from './scope-choice.tsx';
import { useReturnFlow } from './use-return-flow.ts';

export default function ReturnAddressPage() {
  const { t } = useTranslation();
  const { subscription, goods, toAsk, choices, pathOf } = useReturnFlow();
  const navigate = useNavigate();
  return (
    <>
      {toAsk === undefined && (
        <Notice kind="info">
          <p>{t('returns.asked')}</p>
        </Notice>
      )}
      <Card className="returning__card">
        <ReturnChoice choices={choices} scope={goods.scope} names={productNames(subscription)} />
      </Card>
      <Card className="returning__card">
        <h2>{t('returns.address.title')}</h2>
        <ReturnAddressStep
          subscriptionNumber={subscription.number}
          scope={goods.scope}
          onConfirmed={() => void navigate(pathOf('return-carriers'))}
        />
      </Card>
    </>
  );
}
