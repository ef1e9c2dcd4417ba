/** What happens after the order, with dates: confirmation e-mail, parcel, later payments. */

import { useSession } from '../../api/session.ts';
import { useBillingPeriodTexts } from '../../i18n/billing-period.ts';
import { useFormat } from '../../i18n/format.ts';
import { useNetMoney } from '../../i18n/net-amount.tsx';
import { useSite } from '../../i18n/site.tsx';
import type { LaterCharge } from '../../storage/stored-shapes.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

type Step = { icon: IconName; text: string };

export function NextSteps({ later }: { later: readonly LaterCharge[] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const periods = useBillingPeriodTexts();
  const { deliveryTime } = useSite().config;
  const { email } = useSession();

  function payment({ months, amount, beginDate }: LaterCharge): Step {
    const values = { amount: netMoney(amount), period: periods.per(months) };
    return {
      icon: 'calendar',
      text: beginDate
        ? t('orderResult.steps.chargeFrom', { ...values, date: date(beginDate) })
        : t('orderResult.steps.charge', values),
    };
  }

  const steps: readonly Step[] = [
    { icon: 'mail', text: email ? t('orderResult.steps.mailTo', { email }) : t('orderResult.steps.mail') },
    {
      icon: 'truck',
      text: deliveryTime ? t('orderResult.steps.shipWithin', { deliveryTime }) : t('orderResult.steps.ship'),
    },
    // A partner or a code may pay all of a charge.
    ...later.filter(({ amount }) => amount > 0).map(payment),
  ];
  return (
    <Card className="order-result__card">
      <h2>{t('orderResult.next')}</h2>
      <ol className="order-result__steps">
        {steps.map(({ icon, text }) => (
          <li key={text} className="order-result__step">
            <span className="order-result__step-mark">
              <Icon name={icon} />
            </span>
            <p className="figures">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
