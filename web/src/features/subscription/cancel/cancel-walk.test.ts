/** Every path through the cancel flow by name, and a walk through the state machine that finds no other. */
import { carrier } from '@perennial/shared/examples/return';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';
import { expect, it } from 'vitest';
import type { CancelFacts } from './cancel-facts.ts';
import { type CancelEvent, type CancelOutcome, type CancelState, closedFlow, transition } from './cancel-flow.ts';

/** The dialogs, requests and the last page of a path. Each of these also exists with the nudge before it. */
const paths = {
  'a replenishment alone, paid, is cancelled': 'reasons > preview > cancelReplenishmentOnly > overview',
  'a replenishment alone is cancelled after its amounts':
    'reasons > preview > amounts > cancelReplenishmentOnly > overview',
  'a replenishment of several plans, paid, is cancelled': 'reasons > preview > cancelReplenishment > overview',
  'a replenishment of several plans is cancelled after its amounts':
    'reasons > preview > amounts > cancelReplenishment > overview',
  'a device without a return is cancelled': 'reasons > cancelSubscription > confirmation',
  'a replenishment alone, paid, is kept and cancelled':
    'choice > reasons > preview > cancelReplenishmentOnly > overview',
  'a replenishment alone is kept and cancelled after its amounts':
    'choice > reasons > preview > amounts > cancelReplenishmentOnly > overview',
  'all of several plans is kept, and the paid replenishment cancelled':
    'choice > reasons > preview > cancelReplenishment > overview',
  'all of several plans is kept, and the replenishment cancelled after its amounts':
    'choice > reasons > preview > amounts > cancelReplenishment > overview',
  'a replenishment alone is returned':
    'choice > reasons > createReturn > address > carriers > choice of carriers > next > reloaded',
  'a replenishment alone is returned, and the label names the carrier':
    'choice > reasons > createReturn > address > carriers > next > reloaded',
  'a device is returned':
    'choice > reasons > createReturn > address > carriers > choice of carriers > next > confirmation',
  'a device is returned, and the label names the carrier':
    'choice > reasons > createReturn > address > carriers > next > confirmation',
  'hair removal in Great Britain is returned':
    'choice > reasons > createBundledReturn > address > carriers > choice of carriers > next > confirmation',
  'hair removal in Great Britain is returned, and the label names the carrier':
    'choice > reasons > createBundledReturn > address > carriers > next > confirmation',
  'something of several plans is returned on the return pages': 'choice > return',
  'what is kept cannot be cancelled, and is bought': 'choice > kept > buy',
} as const;

/** Paths without a nudge, and those that end with it. */
const others = {
  'an insurer pays': 'reasons > cancelInsurerSubscription > overview',
  'the plain section': 'question > cancelReplenishment > overview',
  'the customer pauses instead': 'nudge > pause',
  'the customer changes the frequency instead': 'nudge > frequency',
} as const;

const { result } = cancellationPreview().data;
const returnable = (...parts: PlanKind[]) => parts.map((part) => ({ part }));
const bools = [true, false];

const facts: CancelFacts = {
  number: 'S-1',
  path: 'full',
  variant: 'replenishmentOnly',
  offersPause: false,
  offersModify: false,
  items: [],
  isReplenishmentCancellable: true,
  replenishmentPlanId: 'P-1',
  deviceReturnCall: 'createReturn',
  goesBackTogether: false,
  deviceGoesOn: true,
  deviceOwnership: 'forSale',
};

/** Everything that the flow can know about a subscription. */
const subscriptions: readonly CancelFacts[] = [
  ...bools.flatMap((nudge) => {
    const nudged = { ...facts, offersPause: nudge, offersModify: nudge };
    return [{ ...nudged, path: 'insurer' } as const, { ...nudged, path: 'plain' } as const, ...listFlows(nudged)];
  }),
];

function listFlows(nudged: CancelFacts): readonly CancelFacts[] {
  const calls = ['createReturn', 'createBundledReturn'] as const;
  return bools.flatMap((isReplenishmentCancellable) =>
    calls.flatMap((deviceReturnCall) => {
      const flow: CancelFacts = { ...nudged, isReplenishmentCancellable, deviceReturnCall };
      const device: CancelFacts = { ...flow, variant: 'deviceOnly' };
      const choices = [[], ['device'], ['replenishment'], ['device', 'replenishment']] as const;
      return [
        flow,
        { ...flow, items: returnable('replenishment') },
        device,
        { ...device, items: returnable('device') },
        ...choices.flatMap((parts) =>
          bools.map(
            (goesBackTogether): CancelFacts => ({
              ...flow,
              variant: 'combined',
              items: returnable(...parts),
              goesBackTogether,
            }),
          ),
        ),
      ];
    }),
  );
}

type Events = readonly CancelEvent[];

const paid = { ...result, paidAmount: result.totalAmount };
const carriers = { tryBuyCarriers: [carrier()], replenishmentCarriers: [] };
const noCarriers = { tryBuyCarriers: [], replenishmentCarriers: [] };

/** What can happen in a state: what the shop answers, or what the customer does. Failures and closing change no path. */
function listNext({ items }: CancelFacts, { step, running }: CancelState): readonly Events[] {
  if (running?.call === 'previewReplenishmentCancellation') {
    return [result, paid].map((amounts) => [{ type: 'previewed', amounts }]);
  }
  if (running?.call === 'getReturnCarriers') {
    return [carriers, noCarriers].map((known) => [{ type: 'carriersLoaded', carriers: known }]);
  }
  if (running) return [[{ type: 'accepted' }]];
  switch (step.name) {
    case 'closed':
      return [[{ type: 'process' }]];
    case 'nudge':
      return [[{ type: 'cancel' }], [{ type: 'instead', task: 'pause' }], [{ type: 'instead', task: 'frequency' }]];
    case 'choice':
      return answers(items.map(({ part }) => part)).map((given) => [...given, { type: 'choose' }]);
    case 'kept':
      return [[{ type: 'instead', task: 'buy' }]];
    case 'reasons':
      return [[{ type: 'tick', reason: 'Too much', ticked: true }, { type: 'proceed' }]];
    case 'question':
    case 'amounts':
      return [[{ type: 'confirm' }]];
    case 'address':
    case 'carriers':
      return [[{ type: 'confirmAddress' }]];
    case 'next':
      return [[{ type: 'finish' }]];
  }
}

/** Every way to keep and return the parts. */
function answers([part, ...rest]: readonly PlanKind[]): readonly Events[] {
  if (!part) return [[]];
  return answers(rest).flatMap((given) =>
    (['keep', 'return'] as const).map((answer) => [{ type: 'answer', part, answer } as const, ...given]),
  );
}

const names: Readonly<Record<string, string>> = {
  previewReplenishmentCancellation: 'preview',
  getReturnCarriers: 'carriers',
  chooseReturnCarriers: 'choice of carriers',
};

function listPaths(known: CancelFacts, state: CancelState, passed: readonly string[]): readonly string[] {
  return listNext(known, state).flatMap((events) => {
    const outcome = events.reduce<CancelOutcome>((last, event) => transition(known, last.state, event), { state });
    const { goTo, state: then } = outcome;
    if (goTo) return [[...passed, goTo.page === 'task' ? goTo.task : goTo.page].join(' > ')];
    const place = then.running?.call ?? then.step.name;
    return listPaths(known, then, [...passed, names[place] ?? place]);
  });
}

it('has the 38 paths that have a name, and no other', () => {
  const named = Object.values(paths).flatMap((path) => [path, `nudge > ${path}`]);
  const found = subscriptions.flatMap((known) => listPaths(known, closedFlow, []));
  expect([...new Set(found)].toSorted()).toEqual([...named, ...Object.values(others)].toSorted());
  expect(new Set(found).size).toBe(38);
});
