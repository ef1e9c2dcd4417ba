/**
 * Values of provider states. The contract contains the examples; a verifier replaces them by values that are valid at
 * the provider. Each example must be unique in the contract, because it is found by its value.
 */
import { MatchersV3 } from '@pact-foundation/pact';

export const stateValues = {
  /** Starts with TOKEN_MARK, so that tests can check that no token reaches the browser. */
  userToken: 'token-of-the-customer',
  accessToken: 'an-access-token',
  subscriptionNumber: 'S-1000001',
  ratePlanId: 'P-1000001',
  /** A product rate plan that the replenishment can be changed to. */
  newRatePlanId: 'P-1000002',
  orderNumber: 'O-1000001',
  amount: '79.99',
  invoiceId: 'I-1000001',
  fileId: 'F-1000001',
  /** Query string of the return from a payment provider. */
  paymentResult: 'sessionId=CS-1&sessionResult=opaque',
  resumeDate: '2027-01-15',
  cancellationDate: '2027-02-15',
  carrierId: 'carrier-1',
  customerEmail: 'customer@example.com',
  adminUserName: 'care@example.com',
  adminPassword: 'password-of-customer-care',
} as const;

export type StateValue = keyof typeof stateValues;

function fromState(template: string, example: string) {
  return MatchersV3.fromProviderState(template, example);
}

const placeholder = (name: StateValue) => `\${${name}}`;

/** Returns the matcher of the `user-token` header. */
export function userTokenOfState() {
  return fromState(placeholder('userToken'), stateValues.userToken);
}

/** Replaces the examples in a query or body by matchers of the state values with these names. */
export function withStateValues(names: readonly StateValue[], value: unknown): unknown {
  if (typeof value === 'string') {
    const name = names.find((candidate) => stateValues[candidate] === value);
    return name ? fromState(placeholder(name), value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => withStateValues(names, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withStateValues(names, entry)]));
}

/** Replaces the examples in the segments of a path by matchers of the state values with these names. */
export function pathWithStateValues(names: readonly StateValue[], path: string) {
  const template = path
    .split('/')
    .map((segment) => {
      const name = names.find((candidate) => stateValues[candidate] === segment);
      return name ? placeholder(name) : segment;
    })
    .join('/');
  return template === path ? path : fromState(template, path);
}
