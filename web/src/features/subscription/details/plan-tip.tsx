/** The words of a notice about a plan. */
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import type { PlanTip } from './plan-tips.ts';

export function PlanTipText({ tip }: { tip: PlanTip }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const { removeRefund } = useSite().config;
  const values = {
    date: 'date' in tip ? date(tip.date) : '',
    amount: 'amount' in tip ? netMoney(tip.amount) : '',
  };
  return (
    <p>
      {t(`subscription.tips.${tip.name}`, values)}
      {tip.name === 'replenishmentReturning' && !removeRefund && ` ${t('subscription.refund')}`}
    </p>
  );
}
