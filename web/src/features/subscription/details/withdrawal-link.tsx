/** The right to withdraw from the contract, as long as it is open (docs/rules/cancel-and-return.md#withdrawal-from-a-contract). */

import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findReturn, toPlanKind } from '@perennial/shared/subscriptions/plan-facts';
import { Link } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Subscription } from '../use-subscription.ts';

export function WithdrawalLink({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { languageQuery: language, legalLinks, offersWithdrawal } = useSite();
  if (!offersWithdrawal || !isWithdrawalOpen(subscription)) return null;
  const instructions = legalLinks.find(({ document }) => document === 'withdrawal');
  return (
    <Notice
      kind="info"
      isPart
      action={
        <Link
          className={buttonClass('secondary')}
          to={paths.contractCancel({ act: 'withdrawal', subscription: subscription.number, language })}
        >
          {t('termination.withdraw')}
        </Link>
      }
    >
      <p>
        {t('termination.right')} {instructions && <a href={instructions.url}>{instructions.label}</a>}
      </p>
    </Notice>
  );
}

type Input = Pick<SubscriptionDetails, 'isCancelled' | 'hasShipped' | 'ratePlans' | 'returnInfoDetails'>;

/** Whether a contract can still be withdrawn from (docs/rules/cancel-and-return.md#open-withdrawals). */
export function isWithdrawalOpen(subscription: Input): boolean {
  if (subscription.isCancelled) return false;
  const running = subscription.ratePlans.filter(({ status }) => status === null);
  if (!subscription.hasShipped) return running.length > 0;
  return running.some((plan) => findReturn(subscription, toPlanKind(plan))?.returnStatus === 'Not return');
}
