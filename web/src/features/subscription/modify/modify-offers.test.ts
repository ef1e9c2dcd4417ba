import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { findModifyOffers } from './modify-offers.ts';

const nothing: Partial<SubscriptionDetails> = {
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
  ratePlans: [ratePlan({ allowShippingNow: false })],
};

const onItsWay = returnInfoDetails({
  tryBuyReturnDetails: null,
  replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }),
});

it.each<[string, Partial<SubscriptionDetails>, readonly object[]]>([
  [
    'everything',
    {},
    [
      { name: 'frequency' },
      { name: 'postponement' },
      { name: 'product', waits: false },
      { name: 'shippingNow', plan: ratePlan() },
    ],
  ],
  ['nothing', nothing, []],
  ['the frequency', { ...nothing, ableToChangeFrequency: true }, [{ name: 'frequency' }]],
  ['the postponement', { ...nothing, ableToPostponeReplenishment: true }, [{ name: 'postponement' }]],
  [
    'the product, which waits for the order to be processed',
    { ...nothing, shippingConfirmed: false },
    [{ name: 'product', waits: true }],
  ],
  ['shipping now', { ...nothing, ratePlans: [ratePlan()] }, [{ name: 'shippingNow', plan: ratePlan() }]],
  ['nothing for a cancelled replenishment', { ratePlans: [ratePlan({ status: 'Cancel' })] }, []],
  [
    'nothing for a cancelled replenishment beside a device that goes on',
    { ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] },
    [],
  ],
  ['nothing for a replenishment that is on its way back', { returnInfoDetails: onItsWay }, []],
  ['nothing for a rental', { bundleName: 'air-purifier-4B' }, []],
])('a customer is offered %s', (_, changes, offers) => {
  expect(findModifyOffers(subscriptionDetails(changes), 'CA')).toEqual(offers);
});
