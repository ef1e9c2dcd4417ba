import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { tableOf } from '@perennial/shared/typed-tables';
import { describe, expect, it } from 'vitest';
import { findProblemActs, findProblemFacts, type Problem, type ProblemAct, type ProblemFacts } from './problem-acts.ts';

const everything = ['track', 'shipNow', 'repair', 'return', 'frequency', 'postpone'] as const;

const facts = (...possible: readonly (keyof ProblemFacts)[]): ProblemFacts =>
  tableOf(everything, (act) => possible.includes(act));

it.each<[Problem, ProblemFacts, readonly ProblemAct[]]>([
  ['late', facts(...everything), ['track', 'shipNow', 'support']],
  ['late', facts('shipNow'), ['shipNow', 'support']],
  ['late', facts('repair', 'return'), ['support']],
  ['broken', facts(...everything), ['repair', 'return', 'support']],
  ['broken', facts('return'), ['return', 'support']],
  ['wrong', facts(...everything), ['return', 'support']],
  ['wrong', facts('track', 'repair'), ['support']],
  ['tooMuch', facts(...everything), ['return', 'frequency', 'postpone', 'support']],
  ['tooMuch', facts('postpone'), ['postpone', 'support']],
  ['tooMuch', facts(), ['support']],
])('of %s with %o: %o', (problem, known, acts) => {
  expect(findProblemActs(problem, known)).toEqual(acts);
});

describe('what is possible', () => {
  const kept = returnInfoDetails({
    tryBuyReturnDetails: null,
    replenishmentReturnDetails: returnDetails({ returnStatus: 'Not return', returnable: false }),
  });
  const returnable = returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: returnDetails() });
  const possibleFor = (
    changes: Partial<SubscriptionDetails>,
    { countryCode = 'CA', selfService = 'here' }: Partial<Parameters<typeof findProblemFacts>[1]> = {},
  ) => {
    const found = findProblemFacts(subscriptionDetails({ returnInfoDetails: kept, ...changes }), {
      countryCode,
      selfService,
    });
    return everything.filter((act) => found[act]);
  };
  const changes = ['frequency', 'postpone'] as const;
  const broken = { ratePlans: [devicePlan({ isRepairable: true }), ratePlan({ allowShippingNow: false })] };

  it.each<[string, Partial<SubscriptionDetails>, readonly ProblemAct[]]>([
    ['a running replenishment', {}, ['shipNow', ...changes]],
    [
      'one that was sent',
      { ratePlans: [ratePlan({ trackingNumber: 'PN-1', carrierUrl: 'https://example.com/1' })] },
      ['track', 'shipNow', ...changes],
    ],
    ['one whose carrier has no page', { ratePlans: [ratePlan({ trackingNumber: 'PN-1' })] }, ['shipNow', ...changes]],
    ['one that is prepared, which would be sent twice', { shippingConfirmed: false }, changes],
    ['one whose next price is not known', { hasAnyFutureDatedReplenishment: true }, changes],
    ['one that can go back', { returnInfoDetails: returnable }, ['shipNow', 'return', ...changes]],
    [
      'one that cannot be cancelled, only returned',
      { returnInfoDetails: returnable, ableToCancel: false },
      ['shipNow', 'return', ...changes],
    ],
    ['one that is prepared and could go back', { returnInfoDetails: returnable, shippingConfirmed: false }, changes],
    [
      'one that is cancelled',
      { isCancelled: true, returnInfoDetails: returnable, ratePlans: [ratePlan({ status: 'Cancel' })] },
      [],
    ],
    ['one that is paused', { ableToResumeReplenishment: true }, []],
  ])('for %s', (_, subscription, possible) => {
    expect(possibleFor(subscription)).toEqual(possible);
  });

  it.each<[CountryCode, readonly ProblemAct[]]>([
    ['NL', ['repair', ...changes]],
    ['CA', changes],
  ])('has repairs in %s only where the service exists', (countryCode, possible) => {
    expect(possibleFor(broken, { countryCode })).toEqual(possible);
  });

  it('has no return where self-service is closed, or an insurer pays', () => {
    expect(possibleFor({ returnInfoDetails: returnable }, { selfService: 'elsewhere' })).not.toContain('return');
    const insured = { returnInfoDetails: returnable, isBCBSSubscription: true };
    expect(possibleFor(insured, { countryCode: 'US' })).toEqual([]);
  });
});
