/** Errors that many calls share. Each interaction is the first successful one of the call, with an error as response. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { calls } from '@perennial/shared/catalogue/routes';
import { type ErrorResponse, type Interaction, isSuccess } from './interaction.ts';
import { stateValues } from './state-values.ts';
import type { StateName } from './states.ts';

type SharedError = { readonly given: StateName; readonly when: string; readonly response: ErrorResponse };

const expiredToken: SharedError = {
  given: 'the token of the customer has expired',
  when: 'with an expired token',
  response: {
    status: 401,
    code: 'error.message.tokenIsInvalid',
    message: 'Please sign in again.',
  },
};

const maintenance: SharedError = {
  given: 'the shop is closed for maintenance',
  when: 'during maintenance',
  response: {
    status: 503,
    code: 'error.message.shopIsClosed',
    message: 'We are back in a few minutes.',
  },
};

const foreignSubscription: SharedError = {
  given: 'subscription S-1000001 belongs to another customer',
  when: 'of another customer',
  response: { status: 403, code: 'error.message.userIsNotBelongTo', message: 'This subscription is not yours.' },
};

/** The BFF ends the session (docs/rules/errors.md#client-actions). */
const endedSession = { status: 401, body: { code: 'session.required', action: 'sign-in' } } as const;

/** Whether the call is about one subscription of the customer. */
function isAboutSubscription({ call, input }: Interaction): boolean {
  return calls[call].access === 'customer' && JSON.stringify(input).includes(stateValues.subscriptionNumber);
}

/** Public calls that fail during maintenance only. */
const callsWithoutOtherErrors: readonly CallName[] = ['validateMail', 'getBundleBanners', 'sendTerminationRequest'];

/**
 * Returns an expired-token error for every call with a token, the error of a foreign subscription for every call about
 * one, and a maintenance error for some public calls.
 */
export function deriveErrors(interactions: readonly Interaction[]): readonly Interaction[] {
  const firstSuccesses = interactions.filter(
    (candidate, index) =>
      isSuccess(candidate) &&
      interactions.findIndex((other) => other.call === candidate.call && isSuccess(other)) === index,
  );
  const hasForeign = new Set(
    interactions.filter(({ given }) => given === foreignSubscription.given).map(({ call }) => call),
  );
  return firstSuccesses.flatMap((success) => {
    if (calls[success.call].access !== 'public') {
      const foreign = isAboutSubscription(success) && !hasForeign.has(success.call);
      return [
        withError(success, expiredToken),
        ...(foreign ? [{ ...withError(success, foreignSubscription), bffResponse: endedSession }] : []),
      ];
    }
    return callsWithoutOtherErrors.includes(success.call) ? withError(success, maintenance) : [];
  });
}

function withError({ bffResponse: _, renewedToken: __, ...success }: Interaction, error: SharedError): Interaction {
  return { ...success, ...error, when: `${success.when}, ${error.when}` };
}
