/** Refused promotion codes of subscriptions. */
import { fails, type Interaction } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { codeUsed, given, lineRefused, promotionInvalid } from './states-and-errors.ts';

const { ratePlanId, subscriptionNumber } = stateValues;

export const promotionErrors: readonly Interaction[] = [
  fails({
    call: 'applyPromotionCode',
    given: 'subscription S-1000001 has the promotion code HALO20',
    when: 'a promotion code that the subscription has',
    caller: 'customer',
    input: { body: { subscriptionNumber, promotionCode: 'HALO20' } },
    error: codeUsed,
  }),
  fails({
    call: 'previewPayInFull',
    given: given.canBePaidInFull,
    when: 'a preview of pay in full with an unknown promotion code',
    caller: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId }, query: { promotionCode: 'NOSUCHCODE' } },
    error: promotionInvalid,
  }),
  fails({
    call: 'previewSubscription',
    given: given.mayOrder,
    when: 'a preview of a bundle with an unknown promotion code',
    caller: 'customer',
    input: { body: { bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: ['NOSUCHCODE'] }] } },
    error: lineRefused,
  }),
  fails({
    call: 'previewSubscription',
    given: given.mayOrder,
    when: 'a preview of a bundle with the same promotion code twice',
    caller: 'customer',
    input: { body: { bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: ['HALO20', 'HALO20'] }] } },
    error: codeUsed,
  }),
];
