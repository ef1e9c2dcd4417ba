/** The plans of a subscription as customer care sees them. */

import { findPlan, findReturn, planState } from '@perennial/shared/subscriptions/plan-facts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { FactList } from '../fact-list.tsx';
import type { SectionProps } from '../use-subscription.ts';

const kinds = ['device', 'replenishment'] as const;

export function CarePlans({ subscription }: SectionProps) {
  return kinds.map((kind) => <CarePlan key={kind} subscription={subscription} kind={kind} />);
}

function CarePlan({ subscription, kind }: SectionProps & { kind: (typeof kinds)[number] }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const plan = findPlan(subscription, kind);
  if (!plan) return null;
  const { startDate, returnInfoDetails } = subscription;
  const returnedOn = findReturn(subscription, kind)?.returnCreatedDate;
  return (
    <section className="sections__part" aria-label={t(`care.plans.${kind}`)}>
      <h3>{t(`care.plans.${kind}`)}</h3>
      <FactList
        facts={[
          [t('care.plans.state'), t(`subscription.state.${planState(subscription, plan)}`)],
          [t('care.plans.product'), plan.productName],
          [t('care.plans.number'), plan.id],
          [t('subscription.facts.startDate'), startDate && date(startDate)],
          [t('care.plans.rightToReturn'), returnInfoDetails.rightToReturnDays],
          [t('care.plans.tracking'), plan.trackingNumber],
          [t('care.plans.balance'), plan.balance ? money(plan.balance) : null],
          [t('subscription.facts.returnAskedFor'), returnedOn && date(returnedOn)],
          [t('subscription.facts.cancelledOn'), plan.cancellationDate && date(plan.cancellationDate)],
        ]}
      />
    </section>
  );
}
