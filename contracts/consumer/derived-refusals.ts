/** Refusals that many calls share: each is the call's first success, refused. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { calls } from '@perennial/shared/catalogue/routes';
import { type Interaction, isSuccess, type Refusal } from './interaction.ts';
import type { StateName } from './states.ts';

type SharedRefusal = { readonly given: StateName; readonly when: string; readonly answer: Refusal };

const runOutToken: SharedRefusal = {
  given: 'the token of the customer has run out',
  when: 'with a token that has run out',
  answer: {
    status: 401,
    code: 'error.message.tokenIsInvalid',
    message: 'Please sign in again.',
    codeMatters: false,
  },
};

const maintenance: SharedRefusal = {
  given: 'the shop is closed for maintenance',
  when: 'during maintenance',
  answer: {
    status: 503,
    code: 'error.message.shopIsClosed',
    message: 'We are back in a few minutes.',
    codeMatters: false,
  },
};

/** Public calls that a shop API answers whatever it is asked. */
const refusedInMaintenanceOnly: readonly CallName[] = ['validateMail', 'getBundleBanners', 'sendTerminationRequest'];

/** Every call of somebody who is signed in, with a token that has run out; and public calls in maintenance. */
export function derivedRefusals(interactions: readonly Interaction[]): readonly Interaction[] {
  const firsts = interactions.filter(
    (candidate, index) =>
      isSuccess(candidate) &&
      interactions.findIndex((other) => other.call === candidate.call && isSuccess(other)) === index,
  );
  return firsts.flatMap((success) => {
    if (calls[success.call].access !== 'public') return refusal(success, runOutToken);
    return refusedInMaintenanceOnly.includes(success.call) ? refusal(success, maintenance) : [];
  });
}

function refusal({ told: _, ...success }: Interaction, { given, when, answer }: SharedRefusal): Interaction {
  return { ...success, given, when: `${success.when}, ${when}`, answer };
}
