/** One of several subscriptions in the dialog: what would happen to it, or why nothing can. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { useId } from 'react';
import { useReplenishmentCharge } from '../../../../commerce/subscriptions/replenishment-charge.ts';
import { useFormat } from '../../../../i18n/format.ts';
import { useNetMoney } from '../../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../../texts/texts.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import type { Outcome } from './away-outcome.ts';
import { OutcomeText } from './away-outcome-text.tsx';
import type { Fact, FactLabel } from './away-rules.ts';
import type { AbleRow, UnableRow } from './use-wish.ts';

type ChoiceProps = {
  row: AbleRow;
  isChosen: boolean;
  /** What becomes of it, while the changes run. */
  outcome: Outcome | undefined;
  onChange: (isChosen: boolean) => void;
};

export function ChoiceRow({ row, isChosen, outcome, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const factsId = useId();
  const { number, title, subscription, preview } = row;
  return (
    <li className="away__row">
      <Checkbox
        label={<RowName number={number} title={title} />}
        checked={isChosen}
        aria-describedby={preview && factsId}
        onChange={(event) => onChange(event.target.checked)}
      />
      {preview && (
        <div id={factsId} className="away__facts">
          <dl className="figures">
            {preview.facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} subscription={subscription} />
            ))}
          </dl>
          {preview.note && (
            <p>
              {t(
                preview.note === 'deviceGoesOn' ? 'subscription.pause.deviceGoesOn' : 'subscription.resume.dateFollows',
              )}
            </p>
          )}
        </div>
      )}
      {outcome && <OutcomeText outcome={outcome} />}
    </li>
  );
}

const labels = {
  shipmentBefore: 'subscription.action.shipmentBefore',
  shipmentAfter: 'subscription.action.shipmentAfter',
  nextShipment: 'subscription.facts.nextShipment',
  paymentAfter: 'subscription.action.paymentAfter',
  notCharged: 'subscription.pause.charge',
  chargedFromThen: 'subscription.resume.charge',
  chargedWithIt: 'subscription.frequency.charged',
  endBefore: 'subscription.resume.dateBefore',
} as const satisfies Record<FactLabel, string>;

function FactRow({ fact: { label, value }, subscription }: { fact: Fact; subscription: SubscriptionDetails }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const charge = useReplenishmentCharge(subscription);
  const parts =
    value === 'charge'
      ? [charge]
      : [value.date && date(value.date), value.amount === undefined ? undefined : netMoney(value.amount)];
  const words = parts.filter(Boolean).join(', ');
  if (words === '') return null;
  return (
    <div>
      <dt>{t(labels[label])}</dt>
      <dd>{words}</dd>
    </div>
  );
}

/** Two subscriptions can have the same title. */
export function RowName({ number, title }: Pick<AbleRow, 'number' | 'title'>) {
  return (
    <>
      <strong>{title}</strong> <span className="away__number figures">{number}</span>
    </>
  );
}

export function CannotRow({ row: { number, title, reason, firstDay, failure } }: { row: UnableRow }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const words = failure ?? (reason && t(`away.reasons.${reason}`, { date: firstDay && date(firstDay) }));
  return (
    <li className="away__row">
      <p>
        <RowName number={number} title={title} />
      </p>
      {words && <p>{words}</p>}
    </li>
  );
}
