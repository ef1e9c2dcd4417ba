import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { type SubscriptionStatus, statusKinds } from '../../src/commerce/status/subscription-status.ts';
import { RestartPanel } from '../../src/features/subscription/details/restart-panel.tsx';
import { StateLabel } from '../../src/features/subscription/details/state-label.tsx';
import { SubscriptionStatusPanel } from '../../src/features/subscription/details/subscription-status-panel.tsx';
import '../../src/features/subscription/subscription.css';
import { State } from '../state.tsx';

type Row = {
  readonly name: string;
  readonly status: SubscriptionStatus;
  readonly changes?: Partial<SubscriptionDetails>;
  /** As another row, but for a word. */
  readonly unpictured?: boolean;
};

const resumable = { status: 'Paused', ableToResumeReplenishment: true, displayResumeTips: true } as const;

const rows: readonly Row[] = [
  { name: 'being created', status: { name: 'pending' } },
  {
    name: 'paused, without an end',
    status: { name: 'paused', since: '2026-03-01', until: null },
    changes: { ...resumable, pausedReplenishmentDate: '2026-03-01' },
  },
  {
    name: 'paused until a day',
    status: { name: 'paused', since: '2026-03-01', until: '2026-06-01' },
    changes: { ...resumable, pausedReplenishmentDate: '2026-03-01', resumedReplenishmentDate: '2026-06-01' },
  },
  {
    name: 'paused, without tips and actions',
    status: { name: 'paused', since: null, until: '2026-06-01' },
    changes: { status: 'Paused' },
  },
  ...(['device', 'replenishment', 'both'] as const).map(
    (goods): Row => ({
      name: `returning: ${goods}`,
      unpictured: goods === 'replenishment',
      status: { name: 'returning', goods },
      changes: {
        ratePlans: [devicePlan(), ratePlan()],
        returnInfoDetails: returnInfoDetails({
          tryBuyReturnDetails: returnDetails({
            returnStatus: 'Returning',
            returnCreatedDate: goods === 'both' ? null : '2026-03-02',
            returningWithdrawable: goods === 'device',
          }),
        }),
      },
    }),
  ),
  { name: 'in repair', status: { name: 'repair', texts: ['We have received your repair request'] } },
];

export function SubscriptionPanels() {
  return (
    <>
      {rows.map(({ name, status, changes, unpictured = false }) => (
        <State key={name} name={`${name} (${statusKinds[status.name]})`} unpictured={unpictured}>
          <SubscriptionStatusPanel subscription={{ ...subscriptionDetails(changes), content: null }} status={status} />
        </State>
      ))}
      <State name="labels of the title">
        <div className="workshop__row">
          {(['active', 'pending', 'paused', 'returning', 'cancelled', 'purchased', 'ended'] as const).map((state) => (
            <StateLabel key={state} state={state} />
          ))}
        </div>
      </State>
      <State name="ended">
        <RestartPanel
          subscription={{ ...subscriptionDetails({ ratePlans: [ratePlan({ status: 'Cancel' })] }), content: null }}
        />
      </State>
    </>
  );
}
