/**
 * Values that a provider state brings along: the contract shows an example, a verifier puts in what is valid at the
 * provider. An example must be unlike anything else that is sent, for it is found by being equal.
 */
import { MatchersV3 } from '@pact-foundation/pact';

export const stateValues = {
  /** The example begins as every token of the contract does: none of them may reach a browser. */
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
  /** Query string with which a payment provider sends a person back. */
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

/** The user token as the shop API receives it. */
export function userTokenOfState() {
  return fromState(placeholder('userToken'), stateValues.userToken);
}

/** A query or a body, with matchers in the places of the examples that the state brings. */
export function withStateValues(names: readonly StateValue[], value: unknown): unknown {
  if (typeof value === 'string') {
    const name = names.find((candidate) => stateValues[candidate] === value);
    return name ? fromState(placeholder(name), value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => withStateValues(names, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withStateValues(names, entry)]));
}

/** A path, whose segments the state may bring. */
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
