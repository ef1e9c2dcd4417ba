import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { describe, expect, it } from 'vitest';
import { termsKindOf, termsLinks, termsUrl } from './terms-links.ts';

const tried = devicePlan({ id: 'device' });
const bought = devicePlan({ id: 'device', modelType: 'Buy&Subscribe-standard' });
const replenishment = ratePlan({ id: 'replenishment' });

describe('the terms of a subscription', () => {
  it.each([
    [
      'of a try-and-buy device with a replenishment',
      [tried, replenishment],
      'Subscription',
      null,
      ['Subscription device'],
    ],
    [
      'of a bought device with a replenishment',
      [bought, replenishment],
      'Subscription',
      'Purchase',
      ['Subscription replenishment', 'Purchase device'],
    ],
    ['of a device that was paid in full', [bought], null, 'Purchase', ['Purchase device']],
    ['of a subscription without named terms', [replenishment], null, null, ['Subscription replenishment']],
    ['of a subscription without plans', [], null, null, []],
  ] as const)('%s', (_, ratePlans, termsAndConditions, purchaseTermsAndConditions, links) => {
    const found = termsLinks({ ratePlans: [...ratePlans], termsAndConditions, purchaseTermsAndConditions });
    expect(found.map(({ kind, planId }) => `${kind} ${planId}`)).toEqual(links);
  });

  it('are those of the subscription for a replenishment beside a bought device', () => {
    const subject = { termsAndConditions: 'Subscription', purchaseTermsAndConditions: 'Purchase' } as const;
    expect(termsKindOf({ ratePlans: [bought, replenishment], ...subject }, 'replenishment')).toBe('Subscription');
  });

  it.each([
    ['Subscription', 'the subscription', [tried], 'Subscription', null],
    ['Subscription', 'both, but the plan is another', [replenishment, tried], 'Subscription', null],
    ['Purchase', 'the purchase', [tried], 'Purchase', null],
    ['Purchase', 'both', [tried], 'Subscription', 'Purchase'],
    ['Subscription', 'none', [tried], null, null],
  ] as const)('are "%s" for a device if the shop names those of %s', (kind, _, ratePlans, named, purchase) => {
    const subject = { ratePlans: [...ratePlans], termsAndConditions: named, purchaseTermsAndConditions: purchase };
    expect(termsKindOf(subject, 'device')).toBe(kind);
  });

  it('have a URL with culture and language', () => {
    expect(termsUrl({ subscriptionNumber: 'S-1', planId: 'S-1-2', culture: 'en-ca', language: 'fr-CA' })).toBe(
      '/api/attachment/subscriptions/S-1/terms-and-conditions/S-1-2?culture=en-ca&language=fr-CA&languageCode=fr-CA',
    );
  });
});
