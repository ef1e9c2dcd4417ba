/**
 * The button that requests a return: the return first, then the choice of its carriers, one press at a time. A return
 * that the shop API has accepted is not requested again if only the choice of the carriers failed
 * (docs/rules/cancel-and-return.md#return-request).
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody, CallInput } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { track } from '../../../../analytics/track.ts';
import { errorText } from '../../../../api/client.ts';
import { createStore } from '../../../../state/store.ts';
import { type Carriers, findReturnCall, toCarrierChoice } from './return-calls.ts';

export type ReturnRequest = {
  readonly subscription: Pick<SubscriptionDetails, 'number' | 'contentProductName'>;
  readonly country: CountryCode;
  /** The parts whose return is not requested yet; undefined if only the carriers are missing. */
  readonly scopeToRequest: ReturnScope | undefined;
  readonly reason: Omit<CallBody<'createReturn'>, 'scope'>;
  readonly carriers: Carriers;
};

type ReturnState = {
  readonly busy: boolean;
  /** Why the last press has failed, in words. */
  readonly failure: string | undefined;
  /** What the shop API has accepted. */
  readonly requested: readonly ReturnScope[];
};

type Ports = {
  readonly make: <N extends CallName>(name: N, input: CallInput<N>) => Promise<unknown>;
  /** Gets why a press has failed, in words, for a customer who has gone on to another page. */
  readonly tellLate: (text: string) => void;
};

export function createReturnStore({ make, tellLate }: Ports) {
  const { get, set, subscribe } = createStore<ReturnState>({ busy: false, failure: undefined, requested: [] });

  async function requestReturn({ subscription, country, scopeToRequest: scope, reason }: ReturnRequest): Promise<void> {
    if (!scope || get().requested.includes(scope)) return;
    const query = { subscriptionNumber: subscription.number };
    await make(findReturnCall(subscription, country, scope), { query, body: { scope, ...reason } });
    set({ requested: [...get().requested, scope] });
    track('subscription:cancel', { kind: 'return' });
  }

  return {
    get,
    subscribe,

    /** Returns whether the shop API accepted the return. After a success it stays busy: another page follows. */
    async send(request: ReturnRequest): Promise<boolean> {
      if (get().busy) return false;
      set({ busy: true, failure: undefined });
      try {
        await requestReturn(request);
        const choice = toCarrierChoice(request.subscription.number, request.carriers);
        if (choice) await make('chooseReturnCarriers', choice);
        return true;
      } catch (error) {
        const failure = errorText(error, 'change.unknown');
        set({ busy: false, failure });
        tellLate(failure);
        return false;
      }
    },
  };
}
