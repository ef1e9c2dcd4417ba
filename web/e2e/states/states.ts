/** Every state of the pages and dialogs that is looked at (docs/rules/accessibility.md#states). */
import { accountStates } from './account-states.ts';
import { publicStates } from './public-states.ts';
import { purchaseStates } from './purchase-states.ts';
import { returnStates } from './return-states.ts';
import type { State } from './state.ts';
import { subscriptionStates } from './subscription-states.ts';

export const states: readonly State[] = [
  ...publicStates,
  ...purchaseStates,
  ...accountStates,
  ...subscriptionStates,
  ...returnStates,
];
