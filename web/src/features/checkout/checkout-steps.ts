/** Which step of checkout is open: one at a time, in order (docs/rules/checkout.md#checkout-steps). */

export type StepName = 'identity' | 'address' | 'payment';

export type StepState = 'open' | 'done' | 'waiting';

type Input = {
  readonly signedIn: boolean;
  readonly personalDetailsComplete: boolean;
  readonly addressSaved: boolean;
  readonly paymentDisabled: boolean;
  /** A finished step that the customer opened again. */
  readonly editing: StepName | undefined;
};

type Steps = {
  readonly total: 2 | 3;
  readonly states: Readonly<Record<StepName, StepState>>;
};

const order: readonly StepName[] = ['identity', 'address', 'payment'];

/** Returns the state of each step, and how many steps are shown. */
export function checkoutSteps(input: Input): Steps {
  const { signedIn, personalDetailsComplete, addressSaved, paymentDisabled, editing } = input;
  const finished: Readonly<Record<StepName, boolean>> = {
    identity: signedIn && personalDetailsComplete,
    address: signedIn && addressSaved,
    payment: false,
  };
  const open = signedIn && editing ? editing : (order.find((step) => !finished[step]) ?? 'payment');
  const state = (step: StepName): StepState => (step === open ? 'open' : finished[step] ? 'done' : 'waiting');
  return {
    total: paymentDisabled ? 2 : 3,
    states: { identity: state('identity'), address: state('address'), payment: state('payment') },
  };
}
