/** Every flow that sends something for good, up to its last button. */
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { accountFlows } from './account-flows.ts';
import { cancelFlows } from './cancel-flows.ts';
import { careFlows } from './care-flows.ts';
import type { Flow } from './flow.ts';
import { lateFlows } from './late-flows.ts';
import { purchaseFlows } from './purchase-flows.ts';
import { subscriptionFlows } from './subscription-flows.ts';

export const flows: readonly Flow[] = [
  ...subscriptionFlows,
  ...cancelFlows,
  ...purchaseFlows,
  ...accountFlows,
  ...careFlows,
  ...lateFlows,
];

/** The calls that change something for good. */
export const changes: readonly CallName[] = callNames.filter((name) => !calls[name].isRepeatable);

const olderClients = 'Only older clients make this call.';
const careDialog = 'The button is that of the dialog of "a cancellation by customer care".';

/** Why no flow sends a change. */
export const notPressed: Readonly<Partial<Record<CallName, string>>> = {
  createCheckout: olderClients,
  submitCheckout: olderClients,
  payInFull: olderClients,
  returnSubscription: olderClients,
  updateSubscriptionReturnAddress: olderClients,
  signUp: 'The button is on the page of the identity provider.',
  submitPaymentResult: 'The page that a payment returns to sends it when it opens.',
  cancelSubscription:
    'No subscription of the sandbox has a device alone that can be cancelled without its return. The button is that of the reasons of "a cancellation without a remaining amount".',
  cancelAfterRightToReturn: careDialog,
  cancelBundledTryBuyWithinRightToReturn: careDialog,
  cancelBundledTryBuyAfterRightToReturn: careDialog,
  cancelTryBuyWithinRightToReturn: careDialog,
  cancelTryBuyAfterRightToReturn: careDialog,
  cancelTryBuyAfterRightToReturnNotAtFault: careDialog,
  cancelReplenishmentWithinRightToReturn: careDialog,
  cancelReplenishmentAfterRightToReturnNotAtFault: careDialog,
};
