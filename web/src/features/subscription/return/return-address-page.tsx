/** First page of a return: what goes back, and the return address (docs/rules/cancel-and-return.md#return-pages). */

import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ReturnAddressStep } from './address/return-address-step.tsx';
import { productNames } from './goods/goods.ts';
import { ScopeChoice } from './goods/scope-choice.tsx';
import type { ReturnProgress } from './progress.ts';
import { useReturnFlow } from './use-return-flow.ts';

const addressConfirmed: ReturnProgress = { kind: 'addressed' };

export default function ReturnAddressPage() {
  const { t } = useTranslation();
  const { subscription, goods, choices, progress, stepPath } = useReturnFlow();
  const navigate = useNavigate();
  return (
    <>
      <Card className="returning__card">
        <ScopeChoice choices={choices} scope={goods.scope} names={productNames(subscription)} />
      </Card>
      <Card className="returning__card">
        <h2>{t('returns.address.title')}</h2>
        <ReturnAddressStep
          subscriptionNumber={subscription.number}
          scope={goods.scope}
          edits={progress?.kind === 'refused'}
          onConfirmed={() => void navigate(stepPath('return-carriers'), { state: addressConfirmed })}
        />
      </Card>
    </>
  );
}
