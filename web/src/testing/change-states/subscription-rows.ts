/** The changes on the page of a subscription. */
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import {
  oneTimeOrder,
  replenishmentOption,
  subscriptionDetails,
} from '@perennial/shared/examples/subscription-details';
import { defaultAnswers } from '../page-texts/page-text-row.ts';
import type { ChangedElsewhere, ChangeRows } from './change-row.ts';
import { chosen, enteredIn, fill, press, reachable, tick, unfold, until } from './person.ts';

type Changes = Parameters<typeof subscriptionDetails>[0];

const NUMBER = 'S-1000001';
export const subscriptionPage = `/my-account/subscription-details/${NUMBER}`;

/** What the shop answers to reads of a subscription page. */
export const subscriptionAnswers = (changes: Changes = {}) => ({
  ...defaultAnswers,
  [`/bff/subscriptions/${NUMBER}`]: { ...subscriptionDetails(changes), content: null },
});

const common = { at: subscriptionPage, answers: subscriptionAnswers(), busy: 'Saving…' } as const;

/** A dialog that an action of a section asks with; its button has the words of the action. */
const asks = (name: string, opener: string, facts: Readonly<Record<string, string>>) => ({
  action: opener,
  dialog: { name, opener, keep: 'Keep it as it is', facts },
});

const paused = { status: 'Paused', ableToPauseReplenishment: false, ableToChangeFrequency: false } as const;
const resumable = { ...paused, ableToResumeReplenishment: true } as const;
const pausedUntil = {
  ...paused,
  ableToChangeReplenishmentResumeDate: true,
  resumedReplenishmentDate: '2026-06-01',
} as const;

/** Presses a button whose dialog is loaded then, and waits for the dialog. */
const ask = (name: string) => async () => {
  await press(name);
  await until(() => {
    if (!reachable().matches('dialog')) throw new Error(`The dialog of ${name} is not there`);
  });
};

const within = (section: string, part: () => Promise<void>) => async () => {
  await unfold(section);
  await part();
};

const DEVICE = 'P-1000002';
const broken = {
  replenishmentOnly: false,
  ratePlans: [devicePlan({ id: DEVICE, productName: 'Halo', isRepairable: true }), ratePlan()],
};
const inRepair = {
  ...broken,
  ratePlans: [devicePlan({ id: DEVICE, isRepairable: false, repairStatus: 'Reported' }), ratePlan()],
};

/** What is not chosen stands first. */
const soft = replenishmentOption({
  id: 'P-1000003',
  name: 'Halo soft brush heads',
  paymentAmount: 18.99,
  nextPaymentDate: '2026-05-09',
});
const monthly = { billingPeriod: 'Month', specificBillingPeriod: null, productRatePlanId: 'P-1000003' } as const;
const everySixMonths = { ...monthly, billingPeriod: 'SemiAnnual', productRatePlanId: 'P-1000002' } as const;

const moved = subscriptionAnswers({ nextShipmentDate: '2026-06-01', ableToPostponeReplenishment: false });
/** Somebody else has moved the next shipment to a day that this page does not offer. */
const movedElsewhere: ChangedElsewhere = {
  answers: subscriptionAnswers({ nextShipmentDate: '2026-06-20', ableToPostponeReplenishment: false }),
  shows: '06/20/2026',
};

export const subscriptionRows: ChangeRows = {
  'a pause without a date': {
    ...common,
    source: 'features/subscription/pause/pause.tsx',
    call: 'pauseReplenishment',
    sends: {},
    after: subscriptionAnswers(resumable),
    async open() {
      await unfold('Pause subscription');
      await tick('Indefinitely');
      await press('Pause subscription');
    },
    ...asks('Pause your subscription?', 'Pause subscription', {
      'Next shipment (current)': '05/01/2026',
      'Not charged during the pause': '$14.99 plus tax every 3 months',
    }),
    entries: () => chosen('How long do you want to pause?'),
    done: 'Subscription paused successfully!',
    focus: 'Hello Anna',
    elsewhere: { answers: subscriptionAnswers(resumable), shows: 'Resume subscription', takesDialog: true },
  },
  'a pause until a day': {
    ...common,
    source: 'features/subscription/pause/pause.tsx',
    call: 'pauseReplenishment',
    sends: { query: { resumeDate: '2026-06-01' } },
    after: subscriptionAnswers(pausedUntil),
    async open() {
      await unfold('Pause subscription');
      await tick('Until specific date');
      await fill('Resume on', '06/01/2026');
      await press('Pause subscription');
    },
    ...asks('Pause your subscription?', 'Pause subscription', {
      'Next shipment (current)': '05/01/2026',
      'Not charged during the pause': '$14.99 plus tax every 3 months',
      'Resumes on': '06/01/2026',
    }),
    entries: () => [chosen('How long do you want to pause?'), enteredIn('Resume on')],
    done: 'Subscription paused successfully!',
    focus: 'Hello Anna',
    elsewhere: { answers: subscriptionAnswers(pausedUntil), shows: 'Resume subscription', takesDialog: true },
  },
  'the end of a pause at once': {
    ...common,
    source: 'features/subscription/resume/resumption-dialog.tsx',
    answers: subscriptionAnswers(resumable),
    call: 'resumeReplenishment',
    sends: {},
    after: subscriptionAnswers(),
    async open() {
      await unfold('Resume subscription');
      await press('Resume now');
    },
    ...asks('Resume your subscription?', 'Resume now', {
      'Next shipment': '05/01/2026',
      'Charged from then on': '$14.99 plus tax every 3 months',
    }),
    done: 'Your subscription continues. Next shipment: 05/01/2026.',
    focus: 'Modify subscription',
    elsewhere: { answers: subscriptionAnswers(), shows: 'Pause subscription', takesDialog: true },
  },
  'another end of a pause': {
    ...common,
    source: 'features/subscription/resume/resume-date-form.tsx',
    answers: subscriptionAnswers(pausedUntil),
    call: 'changeResumeDate',
    sends: { query: { resumeDate: '2026-07-01' } },
    after: subscriptionAnswers({ ...pausedUntil, resumedReplenishmentDate: '2026-07-01' }),
    async open() {
      await unfold('Resume subscription');
      await fill('New resume date', '07/01/2026');
      await press('Change the resume date');
    },
    ...asks('Change the resume date?', 'Change the resume date', {
      'Current resume date': '06/01/2026',
      'New resume date': '07/01/2026',
      'Charged from then on': '$14.99 plus tax every 3 months',
    }),
    entries: () => enteredIn('New resume date'),
    done: 'The pause now ends on 07/01/2026.',
    focus: 'Change the resume date',
    elsewhere: { answers: subscriptionAnswers(), shows: 'Pause subscription', takesDialog: true },
  },
  'another frequency': {
    ...common,
    answers: subscriptionAnswers({ availableFrequenciesToChange: [monthly, everySixMonths] }),
    source: 'features/subscription/modify/frequency-form.tsx',
    call: 'changeReplenishmentFrequency',
    sends: { body: { newProductRatePlanId: 'P-1000002' } },
    response: { nextReplenishmentShippingDate: '2026-08-01' },
    after: subscriptionAnswers({ nextShipmentDate: '2026-08-01' }),
    open: within('How often', async () => {
      await fill('How often', 'P-1000002');
      await press('Change frequency');
    }),
    ...asks('Change the frequency?', 'Change frequency', {
      'Current frequency': 'Every 3 months',
      'New frequency': 'Every 6 months',
      'Charged with each shipment': '$14.99 plus tax',
      'Next shipment (current)': '05/01/2026',
      'Next payment (current)': '05/03/2026',
    }),
    entries: () => enteredIn('How often'),
    done: 'The frequency has been changed. Your next shipment is on 08/01/2026.',
    focus: 'Change frequency',
    elsewhere: {
      answers: subscriptionAnswers({ nextShipmentDate: '2026-08-20', availableFrequenciesToChange: [] }),
      shows: '08/20/2026',
    },
  },
  'a postponement': {
    ...common,
    source: 'features/subscription/modify/postponement-dialog.tsx',
    call: 'postponeReplenishment',
    sends: {},
    after: moved,
    open: ask('Postpone by one month'),
    ...asks('Postpone the next shipment?', 'Postpone by one month', {
      'Next shipment (current)': '05/01/2026',
      'Next shipment (new)': '06/01/2026',
      'Next payment (new)': '05/03/2026',
      'Charged with each shipment': '$14.99 plus tax',
    }),
    done: 'The replenishment has been postponed successfully!',
    focus: 'Next shipment',
    elsewhere: { ...movedElsewhere, takesDialog: true },
  },
  'another product': {
    ...common,
    answers: subscriptionAnswers({ availableOptionsToChangeReplenishment: [soft, replenishmentOption()] }),
    source: 'features/subscription/modify/product-form.tsx',
    call: 'changeReplenishmentProduct',
    sends: { body: { newProductRatePlanId: 'P-1000002' } },
    after: subscriptionAnswers({ hasAnyFutureDatedReplenishment: true, ableToChangeReplenishment: false }),
    open: within('Product', async () => {
      await tick('Halo gentle brush heads');
      await press('Change product type');
    }),
    ...asks('Change the product? New: Halo gentle brush heads', 'Change product type', {
      'Current price': '$14.99 / 3 months every 3 months plus tax',
      'New price': '$16.99 / 3 months every 3 months plus tax',
      'Takes effect on': '05/01/2026',
      'Next payment (new)': '05/05/2026',
    }),
    action: 'Change and pay the new price',
    done: 'Your product has been changed. The new one comes with your next shipment.',
    focus: 'Modify subscription',
    elsewhere: {
      answers: subscriptionAnswers({ availableOptionsToChangeReplenishment: [] }),
      shows: 'There is no other product to choose now.',
    },
  },
  'a shipment at once': {
    ...common,
    source: 'features/subscription/modify/shipping-now-dialog.tsx',
    call: 'shipReplenishmentNow',
    sends: {},
    after: subscriptionAnswers({ ratePlans: [ratePlan({ allowShippingNow: false })], nextShipmentDate: '2026-06-15' }),
    open: ask('Ship now'),
    ...asks('Ship your next replenishment now?', 'Ship now', {
      'Next shipment (current)': '05/01/2026',
      'Next shipment (new)': 'As soon as possible',
      'Charged now': '$14.99 plus tax',
    }),
    action: 'Ship now and pay',
    done: 'Subscription has been updated. Your next replenishment will be shipped as soon as possible.',
    focus: 'Next shipment',
    elsewhere: movedElsewhere,
  },
  'one more shipment': {
    ...common,
    source: 'features/subscription/one-time-orders/one-time-order-dialog.tsx',
    call: 'orderOneTimeReplenishment',
    sends: { body: { subscriptionNumber: NUMBER, subscriptionRatePlanId: 'P-1000001' } },
    after: subscriptionAnswers({ oneTimeOrders: [oneTimeOrder()] }),
    async open() {
      await unfold('One-time orders');
      await press('Order one more');
    },
    ...asks('Order one more shipment?', 'Order one more', {
      Product: 'Halo brush heads',
      Quantity: '1',
      Price: '$14.99 plus tax',
    }),
    action: 'Place order',
    done: 'Your additional one-time replenishment is being processed',
    focus: 'Order one more',
    elsewhere: { answers: subscriptionAnswers({ oneTimeOrders: [oneTimeOrder()] }), shows: '02/10/2026' },
  },
  'a repair': {
    ...common,
    source: 'features/subscription/repair/repair.tsx',
    site: { culture: 'nl-nl' },
    answers: subscriptionAnswers(broken),
    call: 'requestRepair',
    sends: { body: { subscriptionNumber: NUMBER } },
    after: subscriptionAnswers(inRepair),
    async open() {
      await unfold('Service and repair');
      await press('Request a repair');
    },
    ...asks('Request a repair?', 'Request a repair', {
      Product: 'Halo',
    }),
    done: 'Your repair request has been received!',
    focus: 'Hello Anna',
    elsewhere: { answers: subscriptionAnswers(inRepair), shows: 'Reported', takesDialog: true },
  },
};
