/** When a replenishment can change, one row per rule (docs/rules/shop-sandbox.md#replenishment-changes). */
import type { ConditionValues } from '../../control/conditions.ts';
import type { ErrorCode } from '../errors/shop-error.ts';
import { type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { isShippingConfirmed } from '../subscriptions/shipped-goods.ts';
import { isRental } from '../subscriptions/subscription-state.ts';

export type ReplenishmentAction =
  | 'change-frequency'
  | 'postpone'
  | 'change-product'
  | 'pause'
  | 'resume'
  | 'change-resume-date'
  | 'ship-now'
  | 'order-once-more';

/** How the shop changes products now. */
export type ProductChanges = ConditionValues['productChanges'];

type RuleInput = {
  readonly subscription: Subscription;
  readonly plan: RatePlan;
  readonly productChanges: ProductChanges;
};

type Rule = {
  readonly code: ErrorCode;
  readonly actions: 'all' | readonly ReplenishmentAction[];
  readonly refuses: (input: RuleInput) => boolean;
};

const modifying: readonly ReplenishmentAction[] = ['change-frequency', 'postpone', 'change-product'];
const changing: readonly ReplenishmentAction[] = [...modifying, 'pause', 'ship-now', 'order-once-more'];
const resuming: readonly ReplenishmentAction[] = ['resume', 'change-resume-date'];

/** The first row that refuses an action is the one on the wire. */
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
    refuses: ({ subscription }) => subscription.insured,
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
    refuses: ({ plan, productChanges }) => plan.nextPart !== null && productChanges === 'once before each shipment',
  },
];

/** Returns the error code of an action on the replenishment; undefined if it is allowed now. */
export function findRefusal(
  subscription: Subscription,
  action: ReplenishmentAction,
  productChanges: ProductChanges = 'once before each shipment',
): ErrorCode | undefined {
  const plan = replenishmentOf(subscription);
  if (!plan) return 'error.message.replenishmentIsNotFound';
  return rules.find(
    ({ actions, refuses }) =>
      (actions === 'all' || actions.includes(action)) && refuses({ subscription, plan, productChanges }),
  )?.code;
}

export function isAllowed(
  subscription: Subscription,
  action: ReplenishmentAction,
  productChanges?: ProductChanges,
): boolean {
  return findRefusal(subscription, action, productChanges) === undefined;
}
