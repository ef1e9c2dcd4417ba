/**
 * Whether what the shop shows has a change: a shop may accept a change and show it some seconds later. One row for each
 * call whose change can be seen (docs/rules/errors.md#changes-that-become-visible-later).
 */

import type { ChangeName } from '@perennial/shared/catalogue/receipts';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import type { DataInput, DataOf } from '@perennial/shared/page-data';
import { readFields } from '@perennial/shared/unknown-values';

type Seen<N extends CallName, R extends ReadName> = {
  /** What the page had before the change. */
  readonly before: DataOf<R>;
  readonly fresh: DataOf<R>;
  readonly input: CallInput<N>;
};

type RowOf<N extends CallName, R extends ReadName> = {
  /** The data that shows the change, and its input. */
  readonly read: R;
  readonly toInput: (input: CallInput<N>) => DataInput<R>;
  readonly isVisible: (seen: Seen<N, R>) => boolean;
};

type ReadName = 'subscriptionPage' | 'getProfile' | 'getReturnAddress' | 'getCareActions';

type Row<N extends CallName> = { readonly [R in ReadName]: RowOf<N, R> }[ReadName];

type SeenInSubscription<N extends CallName> = Seen<N, 'subscriptionPage'>;

/** The row of a change that the page of a subscription shows; `toNumber` returns the number of the subscription. */
const inSubscription = <N extends CallName>(
  toNumber: (input: CallInput<N>) => string,
  isVisible: (seen: SeenInSubscription<N>) => boolean,
): RowOf<N, 'subscriptionPage'> => ({
  read: 'subscriptionPage',
  toInput: (input) => ({ params: { id: toNumber(input) } }),
  isVisible,
});

type Numbered<K extends 'id' | 'n'> = { readonly params: Readonly<Record<K, string>> };

const ofId = ({ params }: Numbered<'id'>): string => params.id;
const ofN = ({ params }: Numbered<'n'>): string => params.n;
const ofBody = ({ body }: { readonly body: { readonly subscriptionNumber: string } }): string =>
  body.subscriptionNumber;
const ofQuery = ({ query }: { readonly query: { readonly subscriptionNumber: string } }): string =>
  query.subscriptionNumber;

const inProfile = <N extends CallName>(
  isVisible: (seen: Seen<N, 'getProfile'>) => boolean,
): RowOf<N, 'getProfile'> => ({
  read: 'getProfile',
  toInput: () => ({}),
  isVisible,
});

type Versions = { readonly before: SubscriptionDetails; readonly fresh: SubscriptionDetails };

/** Whether one of some fields has another value. */
const changed =
  (...fields: readonly (keyof SubscriptionDetails)[]) =>
  ({ before, fresh }: Versions): boolean =>
    fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(fresh[field]));

const isPaused = ({
  status,
  ableToResumeReplenishment,
  ableToChangeReplenishmentResumeDate,
}: SubscriptionDetails): boolean =>
  status === 'Paused' || ableToResumeReplenishment || ableToChangeReplenishmentResumeDate;

const cancelledPlans = ({ ratePlans }: SubscriptionDetails): number =>
  ratePlans.filter(({ status }) => status === 'Cancel').length;

const returningGoods = ({ returnInfoDetails: returns }: SubscriptionDetails): number =>
  [returns.tryBuyReturnDetails, returns.replenishmentReturnDetails].filter(
    (details) => details?.returnStatus === 'Returning',
  ).length;

/** A plan ends at once, or with a return that begins. */
const hasEnded = ({ before, fresh }: Versions): boolean =>
  fresh.isCancelled || cancelledPlans(fresh) > cancelledPlans(before) || returningGoods(fresh) > returningGoods(before);

const isCancelled = ({ before, fresh }: Versions): boolean =>
  fresh.isCancelled || cancelledPlans(fresh) > cancelledPlans(before);

function isReturning({ fresh }: Versions, scope: ReturnScope, returning: boolean): boolean {
  const { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment } = fresh.returnInfoDetails;
  const concerned = {
    TryBuy: [device],
    Replenishment: [replenishment],
    TryBuyAndReplenishment: [device, replenishment],
  };
  return concerned[scope].every((details) => (details?.returnStatus === 'Returning') === returning);
}

const isRequested = ({
  fresh,
  before,
  input,
}: Versions & { readonly input: { readonly body: { readonly scope: ReturnScope } } }): boolean =>
  isReturning({ fresh, before }, input.body.scope, true);

/** Whether everything that was sent is there as it was sent; a shop leaves out what is empty. */
function contains(stored: unknown, sent: object): boolean {
  const values = readFields(stored);
  return Object.entries(sent).every(([field, value]) => field === 'type' || (values[field] ?? '') === (value ?? ''));
}

const hasReship = (actions: CallResponse<'getCareActions'>): boolean =>
  actions.some(({ extraData }) => extraData?.hasReship === true);

const differs = (before: unknown, fresh: unknown): boolean => JSON.stringify(before) !== JSON.stringify(fresh);

const table: { readonly [N in ChangeName]?: Row<N> } = {
  pauseReplenishment: inSubscription<'pauseReplenishment'>(ofId, ({ fresh }) => isPaused(fresh)),
  resumeReplenishment: inSubscription<'resumeReplenishment'>(ofId, ({ fresh }) => !isPaused(fresh)),
  changeResumeDate: inSubscription<'changeResumeDate'>(
    ofId,
    ({ before, fresh, input }) =>
      !isPaused(fresh) ||
      fresh.resumedReplenishmentDate === input.query.resumeDate ||
      fresh.resumedReplenishmentDate !== before.resumedReplenishmentDate,
  ),
  changeReplenishmentFrequency: inSubscription<'changeReplenishmentFrequency'>(
    ofId,
    changed('nextShipmentDate', 'ratePlans', 'availableFrequenciesToChange'),
  ),
  changeReplenishmentProduct: inSubscription<'changeReplenishmentProduct'>(
    ofId,
    changed('hasAnyFutureDatedReplenishment', 'ratePlans', 'availableOptionsToChangeReplenishment'),
  ),
  postponeReplenishment: inSubscription<'postponeReplenishment'>(
    ofId,
    changed('nextShipmentDate', 'ableToPostponeReplenishment'),
  ),
  shipReplenishmentNow: inSubscription<'shipReplenishmentNow'>(
    ofN,
    changed('nextShipmentDate', 'ratePlans', 'shippingConfirmed'),
  ),
  orderOneTimeReplenishment: inSubscription<'orderOneTimeReplenishment'>(ofBody, changed('oneTimeOrders')),
  applyPromotionCode: inSubscription<'applyPromotionCode'>(
    ofBody,
    changed('acceptPromotion', 'hasDiscount', 'totalCharge', 'ratePlans'),
  ),
  requestRepair: inSubscription<'requestRepair'>(ofN, changed('ratePlans')),

  cancelReplenishment: inSubscription<'cancelReplenishment'>(ofId, isCancelled),
  cancelReplenishmentOnly: inSubscription<'cancelReplenishmentOnly'>(ofN, isCancelled),
  cancelSubscription: inSubscription<'cancelSubscription'>(ofN, hasEnded),
  cancelInsurerSubscription: inSubscription<'cancelInsurerSubscription'>(ofN, ({ fresh }) => fresh.isCancelled),
  createReturn: inSubscription<'createReturn'>(ofQuery, isRequested),
  createBundledReturn: inSubscription<'createBundledReturn'>(ofQuery, isRequested),
  withdrawReturn: inSubscription<'withdrawReturn'>(ofQuery, ({ input, fresh, before }) =>
    isReturning({ fresh, before }, input.query.scope, false),
  ),
  updateReturnAddress: {
    read: 'getReturnAddress',
    toInput: () => ({}),
    isVisible: ({ before, fresh, input }: Seen<'updateReturnAddress', 'getReturnAddress'>) =>
      contains(fresh, input.body.address) || differs(before, fresh),
  },

  cancelWithinRightToReturn: inSubscription<'cancelWithinRightToReturn'>(ofN, hasEnded),
  cancelAfterRightToReturn: inSubscription<'cancelAfterRightToReturn'>(ofN, hasEnded),
  cancelAfterRightToReturnNotAtFault: inSubscription<'cancelAfterRightToReturnNotAtFault'>(ofN, hasEnded),
  cancelBundledTryBuyWithinRightToReturn: inSubscription<'cancelBundledTryBuyWithinRightToReturn'>(ofN, hasEnded),
  cancelBundledTryBuyAfterRightToReturn: inSubscription<'cancelBundledTryBuyAfterRightToReturn'>(ofN, hasEnded),
  cancelTryBuyWithinRightToReturn: inSubscription<'cancelTryBuyWithinRightToReturn'>(ofN, hasEnded),
  cancelTryBuyAfterRightToReturn: inSubscription<'cancelTryBuyAfterRightToReturn'>(ofN, hasEnded),
  cancelTryBuyAfterRightToReturnNotAtFault: inSubscription<'cancelTryBuyAfterRightToReturnNotAtFault'>(ofN, hasEnded),
  cancelReplenishmentWithinRightToReturn: inSubscription<'cancelReplenishmentWithinRightToReturn'>(ofN, hasEnded),
  cancelReplenishmentAfterRightToReturnNotAtFault: inSubscription<'cancelReplenishmentAfterRightToReturnNotAtFault'>(
    ofN,
    hasEnded,
  ),

  reship: {
    read: 'getCareActions',
    toInput: ({ params }) => ({ params }),
    // A second re-shipping cannot be told from the first.
    isVisible: ({ before, fresh }: Seen<'reship', 'getCareActions'>) => hasReship(before) || hasReship(fresh),
  },

  updateOptIn: inProfile<'updateOptIn'>(
    ({ fresh, input }) => fresh.personalDetail.selectedNewsletter === input.body.optIn,
  ),
  updatePersonalDetails: inProfile<'updatePersonalDetails'>(({ before, fresh, input: { body } }) => {
    const { bundles: _, bundleName: __, ...sent } = body;
    return contains(fresh.personalDetail, sent) || differs(before.personalDetail, fresh.personalDetail);
  }),
  updateAddresses: inProfile<'updateAddresses'>(
    ({ before, fresh, input }) =>
      input.body.addresses.every((sent) => fresh.addresses.some((stored) => contains(stored, sent))) ||
      differs(before.addresses, fresh.addresses),
  ),
};

type VisibilityCheck = {
  /** The key of the cache under which the page has what shows the change. */
  readonly key: readonly [ReadName, unknown];
  /** Whether `fresh`, the response now, has the change; `before` is the response before the change. */
  readonly isVisible: (before: unknown, fresh: unknown) => boolean;
};

/** Returns how a change becomes visible; undefined for a call that no page shows the effect of. */
export function findCheck<N extends CallName>(name: N, input: CallInput<N>): VisibilityCheck | undefined {
  // A row of the table is one of its own call; TypeScript does not keep the name and the row together.
  const row = (table as Partial<Record<CallName, RowOf<N, ReadName>>>)[name];
  if (!row) return undefined;
  return {
    key: [row.read, row.toInput(input)],
    isVisible: (before, fresh) =>
      // What is cached under the key of a name is its data.
      row.isVisible({ input, before, fresh } as Parameters<typeof row.isVisible>[0]),
  };
}
