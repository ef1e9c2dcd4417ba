/** Lists of subscriptions, replenishments and returns with a value in every field. */
import { discount, discountedTotal, totalCharge } from '@perennial/shared/examples/charge';
import { returnDetails } from '@perennial/shared/examples/return';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { type Interaction, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import type { StateName } from '../states.ts';
import { cancelledReplenishment, everyTwoMonths, plan, tracking, twiceAYear } from './states-and-errors.ts';

const params = { id: stateValues.subscriptionNumber };

/** An entry of the list without what only some subscriptions have. */
const entry = (changes: Partial<SubscriptionListItem>) =>
  subscriptionListItem({
    quarterlyTotalCharge: null,
    shippingFrequency: null,
    nextShipmentDate: null,
    replenishmentRatePlanName: null,
    replenishmentReturnInfo: null,
    tryBuyRatePlanName: null,
    tryBuyReturnInfo: null,
    ...changes,
  });

const returningInfo = { returnStatus: 'Returning', returnCreatedDate: '2026-03-01' } as const;

/** Newest first, as a customer with these subscriptions has them. */
const list: readonly Interaction[] = [
  succeeds({
    call: 'getSubscriptions',
    given: 'the Canadian customer has subscriptions with discounts, returns and changes',
    when: 'a request for subscriptions with discounts, returns and changes',
    caller: 'customer',
    input: {},
    response: [
      entry({ nextShipmentDate: '2026-05-01' }),
      entry({ monthlyTotalCharge: discountedTotal() }),
      entry({ status: 'InActive', isCancelled: true, replenishmentCancellationDate: '2026-01-15' }),
      entry({
        status: 'Paused',
        specificMonthsTotalCharges: [{ specificMonths: 2, charge: discountedTotal() }],
        shippingFrequency: everyTwoMonths,
      }),
      entry({ tryBuyCancellationDate: '2026-03-05', tryBuyReturnInfo: returningInfo }),
      entry({ replenishmentCancellationDate: '2026-03-07' }),
      entry({ status: 'InActive', payInFullDate: '2026-03-11' }),
      entry({ replenishmentReturnInfo: returningInfo }),
      entry({
        monthlyTotalCharge: discountedTotal(),
        semiAnnualCharge: discountedTotal(),
        tryBuyReturnInfo: returningInfo,
      }),
      entry({ quarterlyTotalCharge: discountedTotal(), nextShipmentDate: '2026-05-01' }),
    ],
  }),
];

const replenishment = (given: StateName, when: string, changes: Partial<RatePlan>) =>
  succeeds({
    call: 'getReplenishment',
    given,
    when: `a request for a replenishment ${when}`,
    caller: 'customer',
    input: { params },
    response: plan(changes),
  });

const replenishments: readonly Interaction[] = [
  replenishment(
    'subscription S-1000001 has a quarterly discount, a one-time order and another product',
    'with a parcel',
    {
      quarterlyCharge: discountedTotal(),
      amendmentReason: 'ChangeReplenishment-Renew',
      ...tracking,
    },
  ),
  replenishment(
    'subscription S-1000001 has monthly and semi-annual discounts, and its device is on its way back',
    'that is paid twice a year',
    { semiAnnualCharge: discountedTotal(), shippingFrequency: twiceAYear },
  ),
  replenishment('subscription S-1000001 has a discount every two months and is paused until a date', 'that is paused', {
    specificMonthsCharges: [{ months: 2, amount: discountedTotal({ discounts: [discount({ id: 'REFILL25' })] }) }],
    shippingFrequency: everyTwoMonths,
  }),
  replenishment('the replenishment of subscription S-1000001 is paid monthly with a discount', 'that is paid monthly', {
    monthlyCharge: discountedTotal(),
    shippingFrequency: twiceAYear,
  }),
  replenishment('the replenishment of subscription S-1000001 was cancelled after a shipment', 'that was cancelled', {
    status: 'Cancel',
    cancellationDate: '2026-03-07',
    monthlyCharge: totalCharge(),
    shippingFrequency: twiceAYear,
  }),
];

const cancelled = 'the replenishment of subscription S-1000001 was cancelled after a shipment';
const bySubscription = { subscriptionNumber: stateValues.subscriptionNumber };

const returns: readonly Interaction[] = [
  succeeds({
    call: 'getReturnInfo',
    given: cancelled,
    when: 'a request for the return options of a bundle whose replenishment was cancelled',
    caller: 'customer',
    input: { query: bySubscription },
    response: cancelledReplenishment,
  }),
  succeeds({
    call: 'getSubscriptionReturnDetail',
    given: cancelled,
    when: 'a request by an older client for the returns of a bundle whose replenishment was cancelled',
    caller: 'customer',
    input: { params: { n: stateValues.subscriptionNumber } },
    response: cancelledReplenishment,
  }),
  succeeds({
    call: 'getReturnDetails',
    given: 'the device of subscription S-1000001 was returned',
    when: 'a request for the returns of a device that has come back',
    caller: 'customer',
    input: { query: bySubscription },
    response: [
      returnDetails({
        returnStatus: 'Returning',
        returnCreatedDate: '2026-03-01',
        returnable: false,
        unreturnableReason: 'HasReturned',
      }),
    ],
  }),
];

export const subscriptionLists: readonly Interaction[] = [...list, ...replenishments, ...returns];
