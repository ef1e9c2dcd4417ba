/** Provider states, errors and values that several groups of interactions use. */

import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import type { BffResponse, ShopApiError } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import type { StateName } from '../states.ts';

export const given = {
  isSold: 'the bundle sonic-brush-halo is sold',
  isNotSold: 'the bundle no-such-bundle is not sold',
  isOutOfStock: 'the bundle sonic-brush-halo-rose is out of stock, and the Canadian customer may order',
  hasValidCode:
    'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order',
  mayOrder: 'the Canadian customer may order and has an address',
  hasEverything: 'the Canadian customer has a subscription, a card and an invoice',
  isReplenishment: 'subscription S-1000001 is a replenishment only',
  isBundle: 'subscription S-1000001 is a bundle with a replenishment P-1000001',
  isDevice: 'subscription S-1000001 is a device only',
  isLocked: 'the device of subscription S-1000001 is in its lock-in period',
  isPaused: 'the replenishment of subscription S-1000001 is paused',
  canBePaidInFull: 'device P-1000001 of subscription S-1000001 can be paid in full',
  livesAbroad: 'the address of the customer is in another country',
  hasUsedCode: 'the Canadian customer has used the promotion code FIRSTFREE',
  isPaidInFull: 'device P-1000001 of subscription S-1000001 is paid in full',
} as const satisfies Record<string, StateName>;

/** The line of a cart whose code is refused (docs/rules/cart.md#discount-codes). */
const refusedLine = { bundleName: 'sonic-brush-halo', title: 'Halo sonic toothbrush', promotionCode: 'NOSUCHCODE' };

/** A bundle that cannot be ordered (docs/rules/cart.md#bundles-that-are-not-sold). */
const soldOut = { bundleName: 'sonic-brush-halo-rose', title: 'Halo sonic toothbrush, rose' };

const errors = {
  promotionInvalid: [400, 'error.message.promotionIsInvalid', 'The promotion code is not valid.'],
  lineRefused: [400, 'error.message.promotionIsInvalid', 'The promotion code is not valid.', refusedLine],
  orderPreviewFailed: [400, 'error.message.orderPreviewFailed', 'We cannot calculate the tax for this address.'],
  tooMany: [
    400,
    'error.message.reachMaxAllowedNumber',
    'You can have at most 3',
    { bundleName: 'sonic-brush-halo', title: 'Halo sonic toothbrush', maxQuantity: 3 },
  ],
  codeUsed: [400, 'error.message.applyPromotionIsDuplicated', 'You have used this code.'],
  bundleNotFound: [404, 'error.message.bundleIsNotFound', 'There is no such bundle.', { bundleName: 'no-such-bundle' }],
  outOfStock: [400, 'error.message.bundleIsOutOfStock', 'It is out of stock.', soldOut],
  orderNotFound: [404, 'error.message.orderIsNotFound', 'There is no such order.'],
  replenishmentNotFound: [404, 'error.message.replenishmentIsNotFound', 'There is no replenishment.'],
  lockedIn: [400, 'error.message.subscriptionIsInLockPeriod', 'The lock-in period has not passed.'],
  paidInFull: [400, 'error.message.payInFullIsNotPossible', 'This product has already been purchased!'],
} as const satisfies Record<string, ShopApiError>;

export const {
  promotionInvalid,
  lineRefused,
  orderPreviewFailed,
  codeUsed,
  tooMany,
  bundleNotFound,
  outOfStock,
  orderNotFound,
  replenishmentNotFound,
  lockedIn,
  paidInFull,
} = errors;

/** A call for the subscription of another customer. The BFF ends the session (docs/rules/errors.md#client-actions). */
export const foreignSubscription = {
  given: 'subscription S-1000001 belongs to another customer',
  caller: 'customer',
  error: [403, 'error.message.userIsNotBelongTo', 'This subscription is not yours.'],
  bffResponse: { status: 401, body: { code: 'session.required', action: 'sign-in' } },
} as const;

export const signInDetails = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

/** The BFF removes the token from the response of a sign-in. */
export const signInBffResponse: BffResponse = { status: 200, body: { details: signInDetails } };

/** Parameter `n` of the calls for one subscription. */
export const subscriptionParams = { n: stateValues.subscriptionNumber };

export const everyTwoMonths = { billingPeriod: 'SpecificMonths', specificBillingPeriod: 2 } as const;
export const twiceAYear = { billingPeriod: 'SemiAnnual', specificBillingPeriod: null } as const;
export const tracking = { trackingNumber: 'PN1000001', carrierUrl: 'https://example.com/track/PN1000001' };
/** A plan without what only some plans have. */
export const plan = (changes: Partial<RatePlan>): RatePlan => ratePlan({ quarterlyCharge: null, ...changes });

export const cancelledReplenishment = returnInfoDetails({
  tryBuyReturnDetails: returnDetails({ returnable: false }),
  replenishmentReturnDetails: returnDetails({
    returnStatus: 'Not return',
    returnable: false,
    unreturnableReason: 'RatePlanCancelled',
  }),
});
