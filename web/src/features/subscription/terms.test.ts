import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { describe, expect, it } from 'vitest';
import { termsLinks, termsUrl } from './terms.ts';

const tried = devicePlan({ id: 'device' });
const bought = devicePlan({ id: 'device', modelType: 'Buy&Subscribe-standard' });
const refills = ratePlan({ id: 'refills' });

describe('the terms of a subscription', () => {
  it.each([
    ['of what is tried and refilled', [tried, refills], 'Subscription', null, ['Subscription device']],
    [
      'of what is bought and refilled',
      [bought, refills],
      'Subscription',
      'Purchase',
      ['Subscription refills', 'Purchase device'],
    ],
    ['of what was paid in full', [bought], null, 'Purchase', ['Purchase device']],
    ['of whatever the shop says nothing about', [refills], null, null, ['Subscription refills']],
    ['of nothing', [], null, null, []],
  ] as const)('%s', (_, ratePlans, termsAndConditions, purchaseTermsAndConditions, links) => {
    const found = termsLinks({ ratePlans: [...ratePlans], termsAndConditions, purchaseTermsAndConditions });
    expect(found.map(({ kind, planId }) => `${kind} ${planId}`)).toEqual(links);
  });

  it('open by an address of their own', () => {
    expect(termsUrl('S-1', 'S-1-2', { culture: 'en-ca', language: 'fr-CA' })).toBe(
      '/api/attachment/subscriptions/S-1/terms-and-conditions/S-1-2?culture=en-ca&languageCode=fr-CA',
    );
  });
});
