/** Who may change what of a replenishment, and when: one row a rule (specification 3, sections 4 and 6). */
import type { ErrorCode } from '../errors/shop-error.ts';
import { isShippingConfirmed } from '../returns/return-rules.ts';
import { type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';

export type ReplenishmentAction =
  | 'change-frequency'
  | 'postpone'
  | 'change-product'
  | 'pause'
  | 'resume'
  | 'change-resume-date'
  | 'ship-now'
  | 'order-once-more';

/** Rentals have 4A or 4B in their bundle's name (specification 1, section 9). */
export function isRental({ line }: Pick<Subscription, 'line'>): boolean {
  return /4[AB]/.test(line.bundle.name);
}

type Question = { readonly subscription: Subscription; readonly plan: RatePlan };

type Rule = {
  readonly code: ErrorCode;
  readonly actions: 'all' | readonly ReplenishmentAction[];
  readonly refuses: (question: Question) => boolean;
};

const modifying: readonly ReplenishmentAction[] = ['change-frequency', 'postpone', 'change-product'];
const changing: readonly ReplenishmentAction[] = [...modifying, 'pause', 'ship-now', 'order-once-more'];
const resuming: readonly ReplenishmentAction[] = ['resume', 'change-resume-date'];

/** The first row that refuses an action says why. */
const rules: readonly Rule[] = [
  {
    code: 'error.message.subscriptionIsBeingCreated',
    actions: 'all',
    refuses: ({ subscription }) => subscription.status === 'Pending',
  },
  {
    code: 'error.message.subscriptionIsCancelled',
    actions: 'all',
    refuses: ({ subscription, plan }) => subscription.status === 'InActive' || plan.status !== null,
  },
  {
    code: 'error.message.subscriptionIsInsured',
    actions: 'all',
    refuses: ({ subscription }) => subscription.insurer,
  },
  {
    code: 'error.message.returnIsInProgress',
    actions: 'all',
    refuses: ({ plan }) => plan.returning.state === 'returning',
  },
  {
    code: 'error.message.replenishmentIsNotPaused',
    actions: resuming,
    refuses: ({ subscription }) => subscription.pause === null,
  },
  {
    code: 'error.message.replenishmentHasResumeDate',
    actions: ['resume'],
    refuses: ({ subscription }) => subscription.pause?.until !== null,
  },
  {
    code: 'error.message.replenishmentHasNoResumeDate',
    actions: ['change-resume-date'],
    refuses: ({ subscription }) => subscription.pause?.until === null,
  },
  {
    code: 'error.message.replenishmentIsPaused',
    actions: changing,
    refuses: ({ subscription }) => subscription.pause !== null,
  },
  {
    code: 'error.message.changesWaitForShipment',
    actions: [...modifying, 'pause'],
    refuses: ({ subscription }) => subscription.changesWaitForShipment,
  },
  {
    code: 'error.message.rentalCannotBeChanged',
    actions: modifying,
    refuses: ({ subscription }) => isRental(subscription),
  },
  {
    code: 'error.message.shipmentIsBeingPrepared',
    actions: ['change-product', 'ship-now'],
    refuses: ({ subscription }) => !isShippingConfirmed(subscription),
  },
  {
    code: 'error.message.shipmentIsPostponed',
    actions: ['postpone'],
    refuses: ({ subscription }) => subscription.shipmentPostponed,
  },
  {
    code: 'error.message.productChangeIsWaiting',
    actions: ['change-product'],
    refuses: ({ plan }) => plan.nextPart !== null,
  },
];

/** Why an action on the replenishment is refused now; undefined where it is not. */
export function refusalOf(subscription: Subscription, action: ReplenishmentAction): ErrorCode | undefined {
  const plan = replenishmentOf(subscription);
  if (!plan) return 'error.message.replenishmentIsNotFound';
  return rules.find(
    ({ actions, refuses }) => (actions === 'all' || actions.includes(action)) && refuses({ subscription, plan }),
  )?.code;
}

export function isAllowed(subscription: Subscription, action: ReplenishmentAction): boolean {
  return refusalOf(subscription, action) === undefined;
}
