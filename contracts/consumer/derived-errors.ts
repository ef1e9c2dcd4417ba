/** Errors that many calls share. Each interaction is the first successful one of the call, with an error as response. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { calls } from '@perennial/shared/catalogue/routes';
import { type ErrorResponse, type Interaction, isSuccess } from './interaction.ts';
import type { StateName } from './states.ts';

type SharedError = { readonly given: StateName; readonly when: string; readonly response: ErrorResponse };

const expiredToken: SharedError = {
  given: 'the token of the customer has expired',
  when: 'with an expired token',
  response: {
    status: 401,
    code: 'error.message.tokenIsInvalid',
    message: 'Please sign in again.',
    isCodeExact: false,
  },
};

const maintenance: SharedError = {
  given: 'the shop is closed for maintenance',
  when: 'during maintenance',
  response: {
    status: 503,
    code: 'error.message.shopIsClosed',
    message: 'We are back in a few minutes.',
    isCodeExact: false,
  },
};

/** Public calls that fail during maintenance only. */
const callsWithoutOtherErrors: readonly CallName[] = ['validateMail', 'getBundleBanners', 'sendTerminationRequest'];

/** Returns an expired-token error for every call with a token, and a maintenance error for some public calls. */
export function deriveErrors(interactions: readonly Interaction[]): readonly Interaction[] {
  const firstSuccesses = interactions.filter(
    (candidate, index) =>
      isSuccess(candidate) &&
      interactions.findIndex((other) => other.call === candidate.call && isSuccess(other)) === index,
  );
  return firstSuccesses.flatMap((success) => {
    if (calls[success.call].access !== 'public') return withError(success, expiredToken);
    return callsWithoutOtherErrors.includes(success.call) ? withError(success, maintenance) : [];
  });
}

function withError({ bffResponse: _, ...success }: Interaction, error: SharedError): Interaction {
  return { ...success, ...error, when: `${success.when}, ${error.when}` };
}
