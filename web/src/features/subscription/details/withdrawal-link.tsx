/** Link to withdraw from the contract (docs/rules/cancel-and-return.md#withdrawal-from-a-contract). */
import { Link } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import type { Subscription } from '../subscription.ts';
import { isWithdrawalOpen } from './withdrawal-right.ts';

export function WithdrawalLink({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { languageQuery: language, offersWithdrawal } = useSite();
  if (!offersWithdrawal || !isWithdrawalOpen(subscription)) return null;
  return (
    <p>
      <Link to={paths.contractCancel({ act: 'withdrawal', subscription: subscription.number, language })}>
        {t('termination.withdraw')}
      </Link>
    </p>
  );
}
