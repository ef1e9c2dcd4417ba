import { paymentActivity } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { SubscriptionCard } from '../../src/features/account/overview/subscription-card.tsx';
import { State } from '../state.tsx';

const dismissedTips = { ids: [], dismiss: () => undefined };

const ended = { status: 'InActive', nextShipmentDate: null, quarterlyTotalCharge: null } as const;
const returning = { returnStatus: 'Returning', returnCreatedDate: '2026-03-02' } as const;

const rows: readonly (readonly [name: string, changes: Partial<SubscriptionListItem>])[] = [
  ['active', {}],
  ['being created', { status: 'Draft' }],
  ['paused', { status: 'Paused', nextShipmentDate: null }],
  ['returning the device', { tryBuyReturnInfo: returning }],
  ['returning both', { tryBuyReturnInfo: returning, replenishmentReturnInfo: returning }],
  ['to be paid in full', { ableToPayInFull: true }],
  ['replenishment cancelled', { replenishmentCancellationDate: '2026-03-02', quarterlyTotalCharge: null }],
  ['cancelled', { ...ended, isCancelled: true }],
  ['bought', { ...ended, payInFullDate: '2026-03-02' }],
  ['ended', ended],
];

/** As another row, but for a word. */
const unpictured = ['paused', 'returning both', 'to be paid in full', 'cancelled', 'ended'];

/** A box of one colour: every machine draws it alike. */
const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#9fc5b0" d="M2 1h4v6H2z"/></svg>')}`;

export function SubscriptionCards() {
  return (
    <>
      {rows.map(([name, changes]) => (
        <State
          key={name}
          name={name}
          unpictured={unpictured.includes(name)}
          answers={[{ name: 'getPaymentActivity', input: {}, data: paymentActivity() }]}
        >
          <SubscriptionCard subscription={subscriptionListItem({ image, ...changes })} dismissedTips={dismissedTips} />
        </State>
      ))}
    </>
  );
}
