/** The next payment of all subscriptions: day, amount, what it is for and how it is paid (docs/rules/account.md#next-payment). */
import './next-payment.css';
import type { NextPayment as Payment } from '@perennial/shared/models/coming-up';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { filterRunning, MOST_ASKED } from '@perennial/shared/subscriptions/running';
import { useCall } from '../../../api/use-call.ts';
import { CalendarLeaf } from '../../../commerce/dates/calendar-leaf.tsx';
import { LoadState } from '../../../commerce/load-state.tsx';
import { nameSavedMethod } from '../../../commerce/payment/saved-method.ts';
import { useComingUp } from '../../../commerce/subscriptions/use-coming-up.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { subscriptions: readonly SubscriptionListItem[] };

/** Missing without a subscription that runs, and with more of them than can be asked. It has its place before the answer. */
export function NextPayment({ subscriptions }: Props) {
  const { t } = useTranslation();
  const running = filterRunning(subscriptions);
  const isAsked = running.length > 0 && running.length <= MOST_ASKED;
  const response = useComingUp(isAsked ? running : []);
  const { data } = response;
  if (!isAsked) return null;
  return (
    <section className="billing__part">
      <h2>{t('subscription.facts.nextPayment')}</h2>
      <Card className="next-payment">
        {data?.nextPayment ? (
          <Facts payment={data.nextPayment} />
        ) : data ? (
          <p>{t('billing.nextUnknown')}</p>
        ) : (
          <LoadState responses={[response]} skeleton={<Skeleton className="next-payment__skeleton" />} />
        )}
      </Card>
    </section>
  );
}

function Facts({ payment: { date, names, amount } }: { payment: Payment }) {
  const { data: saved } = useCall('getSavedPaymentMethod', {});
  return (
    <>
      <CalendarLeaf day={date} />
      <div className="next-payment__words">
        {amount !== null && (
          <p className="next-payment__amount">
            <NetPrice amount={amount} />
          </p>
        )}
        <p>{names.join(', ')}</p>
        <p className="next-payment__method">{saved && nameSavedMethod(saved)}</p>
      </div>
    </>
  );
}
