/** Examples of returns. */
import type { Carrier } from '../models/return.ts';
import type { ReturnDetails, ReturnInfoDetails } from '../models/subscription-details.ts';

export function returnDetails(changes: Partial<ReturnDetails> = {}): ReturnDetails {
  return {
    returnStatus: 'None',
    returnCreatedDate: null,
    returnable: true,
    returningWithdrawable: false,
    unreturnableReason: null,
    ...changes,
  };
}

/** Returns the details of a device within its right-to-return days. */
export function returnInfoDetails(changes: Partial<ReturnInfoDetails> = {}): ReturnInfoDetails {
  return {
    tryBuyReturnDetails: returnDetails(),
    replenishmentReturnDetails: null,
    rightToReturnDays: 30,
    ...changes,
  };
}

export function carrier(changes: Partial<Carrier> = {}): Carrier {
  return { id: 'carrier-1', name: 'Parcel Post', ...changes };
}
