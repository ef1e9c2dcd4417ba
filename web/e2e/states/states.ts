/** Every state of the pages and dialogs that is looked at (docs/rules/accessibility.md#states). */
import { accountPaymentStates } from './account-payment-states.ts';
import { accountPersonStates } from './account-person-states.ts';
import { accountStates } from './account-states.ts';
import { cancelStates } from './cancel-states.ts';
import { payInFullStates } from './pay-in-full-states.ts';
import { publicStates } from './public-states.ts';
import { purchaseStates } from './purchase-states.ts';
import { returnStates } from './return-states.ts';
import type { State } from './state.ts';
import { subscriptionStates } from './subscription-states.ts';

export const states: readonly State[] = [
  ...publicStates,
  ...purchaseStates,
  ...accountStates,
  ...accountPersonStates,
  ...accountPaymentStates,
  ...subscriptionStates,
  ...payInFullStates,
  ...returnStates,
  ...cancelStates,
];
