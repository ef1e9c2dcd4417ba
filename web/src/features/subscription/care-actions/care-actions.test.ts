import { careAction } from '@perennial/shared/examples/subscription';
import type { CareActionName } from '@perennial/shared/models/care';
import { careActionNames } from '@perennial/shared/models/care';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '@perennial/shared/special-products';
import { describe, expect, it } from 'vitest';
import { type CareInputs, type CareNeed, offerCareActions, toCareRequest } from './care-actions.ts';

const plain = { isBCBSSubscription: false, title: 'Halo' };
const all = careActionNames.map((name) => careAction({ name, extraData: null }));
const namesOf = (actions: ReturnType<typeof offerCareActions>) => actions.map(({ name }) => name);

describe('offers', () => {
  it('what can run, in the order of the list, and no unknown name', () => {
    const actions = [
      careAction({ name: 'reshipping' }),
      careAction({ name: 'giving-discount', enabled: false }),
      careAction({ name: 'moon-landing' }),
      careAction({ name: 'cancellation-within-right-to-return-day' }),
    ];
    expect(namesOf(offerCareActions(actions, plain, 'CA'))).toEqual([
      'cancellation-within-right-to-return-day',
      'reshipping',
    ]);
  });

  it.each([
    [
      'an insured subscription in the US: re-shipping only',
      'US',
      { isBCBSSubscription: true, title: '' },
      ['reshipping'],
    ],
    ['any other subscription in the US: all', 'US', plain, careActionNames],
    ['the flag in a country without it: all', 'CA', { isBCBSSubscription: true, title: '' }, careActionNames],
    [
      'an insured subscription in the Netherlands: all',
      'NL',
      { isBCBSSubscription: true, title: 'tandartsverzekering' },
      careActionNames,
    ],
  ] as const)('%s', (_, country, subscription, expected) => {
    expect(namesOf(offerCareActions(all, subscription, country))).toEqual(expected);
  });

  it.each([
    [{ hasReship: false }, 'option'],
    [{}, 'option'],
    [null, 'option'],
    [{ hasReship: true }, 'nothing'],
  ] as const)('re-shipping with the data %j needs: %s', (extraData, needs) => {
    expect(offerCareActions([careAction({ name: 'reshipping', extraData })], plain, 'CA')).toEqual([
      { name: 'reshipping', needs },
    ]);
  });
});

const needs: Readonly<Record<CareActionName, CareNeed>> = {
  'cancellation-within-right-to-return-day': 'nothing',
  'cancellation-after-right-to-return-day': 'nothing',
  'cancellation-after-right-to-return-day-not-fault': 'date',
  'trybuycancellation-within-right-to-return-day': 'nothing',
  'trybuycancellation-after-right-to-return-day': 'nothing',
  'trybuycancellation-after-right-to-return-day-not-fault': 'date',
  'replenishmentcancellation-within-right-to-return-day': 'nothing',
  'replenishmentcancellation-after-right-to-return-day-not-fault': 'date',
  'giving-discount': 'amount',
  reshipping: 'option',
};

it('asks customer care for what each action needs', () => {
  const offered = offerCareActions(all, plain, 'CA').map((action) => [action.name, action.needs]);
  expect(Object.fromEntries(offered)).toEqual(needs);
});

const number = 'S-1';
const inputs: CareInputs = { cancellationDate: '2026-02-28', discountAmount: 5.5, option: 'Both' };
const params = { n: number };
const query = { cancellationDate: '2026-02-28' };

const requests: Readonly<Record<CareActionName, readonly [string, object]>> = {
  'cancellation-within-right-to-return-day': ['cancelWithinRightToReturn', { params }],
  'cancellation-after-right-to-return-day': ['cancelAfterRightToReturn', { params }],
  'cancellation-after-right-to-return-day-not-fault': ['cancelAfterRightToReturnNotAtFault', { params, query }],
  'trybuycancellation-within-right-to-return-day': ['cancelTryBuyWithinRightToReturn', { params }],
  'trybuycancellation-after-right-to-return-day': ['cancelTryBuyAfterRightToReturn', { params }],
  'trybuycancellation-after-right-to-return-day-not-fault': [
    'cancelTryBuyAfterRightToReturnNotAtFault',
    { params, query },
  ],
  'replenishmentcancellation-within-right-to-return-day': ['cancelReplenishmentWithinRightToReturn', { params }],
  'replenishmentcancellation-after-right-to-return-day-not-fault': [
    'cancelReplenishmentAfterRightToReturnNotAtFault',
    { params, query },
  ],
  'giving-discount': ['giveDiscount', { body: { subscriptionNumber: number, discountAmount: 5.5 } }],
  reshipping: ['reship', { params, body: { option: 'Both' } }],
};

describe('the call of', () => {
  const device = { number, contentProductName: 'halo' };

  it.each(careActionNames)('%s', (name) => {
    const [call, input] = requests[name];
    expect(toCareRequest(name, inputs, device, 'GB')).toEqual({ name: call, input });
  });

  it('re-shipping what was shipped again before has no option', () => {
    expect(toCareRequest('reshipping', {}, device, 'CA')).toEqual({ name: 'reship', input: { params, body: {} } });
  });

  it.each([
    ['trybuycancellation-within-right-to-return-day', 'GB', 'cancelBundledTryBuyWithinRightToReturn'],
    ['trybuycancellation-after-right-to-return-day', 'GB', 'cancelBundledTryBuyAfterRightToReturn'],
    ['trybuycancellation-within-right-to-return-day', 'DE', 'cancelTryBuyWithinRightToReturn'],
    ['trybuycancellation-after-right-to-return-day-not-fault', 'GB', 'cancelTryBuyAfterRightToReturnNotAtFault'],
    ['cancellation-within-right-to-return-day', 'GB', 'cancelWithinRightToReturn'],
  ] as const)('%s for the hair-removal product in %s is %s', (name, country, call) => {
    const product = { number, contentProductName: HAIR_REMOVAL_CONTENT_PRODUCT };
    expect(toCareRequest(name, inputs, product, country).name).toBe(call);
  });
});
