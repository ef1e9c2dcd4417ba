/** The changes of a cancellation, and of a return until it is requested. */
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import type { ChangeRows } from './change-row.ts';
import { chosen, enteredIn, fill, press, tick, unfold, until } from './person.ts';
import { subscriptionAnswers, subscriptionPage } from './subscription-rows.ts';
import type { Answers } from './test-shop.ts';

export const markets = { selfService: 'here' } as const;
export const site = { markets };

/** A subscription that nothing else is offered for, so that the reasons come first. */
export const alone = {
  ableToPauseReplenishment: false,
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
  ratePlans: [ratePlan({ allowShippingNow: false })],
  cancelReasonOptions: ['Too much', 'Too dear'],
};
export const ended = subscriptionAnswers({ ...alone, isCancelled: true, ratePlans: [ratePlan({ status: 'Cancel' })] });

const preview = (paidAmount: number): Answers => ({
  '/api/replenishments/S-1000001/cancellation-preview': cancellationPreview({ paidAmount }),
});

export const device = {
  ...alone,
  title: 'Lume',
  ratePlans: [devicePlan({ productName: 'Lume' })],
  ableToCancelReplenishment: false,
  returnInfoDetails: returnInfoDetails(),
};
const unreturnable = { ...device, returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null }) };
const requested = returnDetails({
  returnStatus: 'Returning',
  returnable: false,
  returningWithdrawable: true,
  returnCreatedDate: '2026-03-02',
});
export const returning = {
  ...device,
  ableToCancel: false,
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: requested }),
};

export const street = {
  countryCode: 'CA',
  addition: '1 Front Street',
  city: 'Toronto',
  stateCode: 'ON',
  zipCode: 'M5V 3A8',
};
export const address = (changes: object = {}): Answers => ({ '/api/return/address': { ...street, ...changes } });
export const carriers: Answers = {
  '/api/return/return-carriers': { tryBuyCarriers: [carrier()], replenishmentCarriers: [] },
};

async function giveReasons(): Promise<void> {
  await press('Process');
  await tick('Too dear');
  await fill('Anything else?', 'Moving');
}

const reasonsDialog = { name: 'Why are you leaving?', opener: 'Process', keep: 'Keep it as it is' };
const reasons = () => [chosen('Tick what applies'), enteredIn('Anything else?')];
const sentReasons = { cancellationReason: 'Too dear', cancellationNote: 'Moving' };

const cancellation = {
  at: subscriptionPage,
  site,
  call: 'cancelReplenishmentOnly',
  sends: { body: sentReasons },
  after: ended,
  action: 'Cancel subscription',
  busy: 'One moment…',
  done: 'Your cancellation is being processed!',
  focus: 'Hello Anna',
} as const;

export const cancelRows: ChangeRows = {
  'the reasons of a cancellation': {
    ...cancellation,
    source: 'features/subscription/cancel/reasons-dialog.tsx',
    answers: { ...subscriptionAnswers(alone), ...preview(29.97) },
    async open() {
      await unfold('Cancel, return or withdraw');
      await giveReasons();
    },
    dialog: reasonsDialog,
    reopen: () => press('Process'),
    entries: reasons,
    kept: ['', ''],
    elsewhere: { answers: ended, shows: 'Restart', takesDialog: true },
  },
  'the amounts of a cancellation': {
    ...cancellation,
    source: 'features/subscription/cancel/amounts-dialog.tsx',
    answers: { ...subscriptionAnswers(alone), ...preview(9.99) },
    async open() {
      await unfold('Cancel, return or withdraw');
      await giveReasons();
      await press('Cancel subscription');
      await until(() => expectDialog('What is still to be paid'));
    },
    dialog: {
      name: 'What is still to be paid',
      opener: 'Process',
      keep: 'Keep it as it is',
      facts: {
        'Final payment date': '05/07/2026',
        'Paid so far': '$9.99 plus tax',
        'Remaining amount': '$19.98 plus tax',
        Price: '$14.99 plus tax',
      },
    },
    async reopen() {
      await giveReasons();
      await press('Cancel subscription');
    },
    elsewhere: { answers: ended, shows: 'Restart', takesDialog: true },
  },
  'a cancellation without reasons': {
    ...cancellation,
    source: 'features/subscription/cancel/cancel-dialogs.tsx',
    answers: subscriptionAnswers({
      ableToCancel: false,
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: null }),
    }),
    busy: 'Saving…',
    call: 'cancelReplenishment',
    sends: { query: { ratePlanId: 'P-1000001' } },
    async open() {
      await unfold('Cancel my subscription');
      await press('Cancel subscription');
    },
    dialog: {
      name: 'Are you sure you want to cancel your subscription?',
      opener: 'Cancel subscription',
      keep: 'Keep it as it is',
      facts: { 'Next shipment (current)': '05/01/2026' },
    },
    elsewhere: { answers: ended, shows: 'Restart', takesDialog: true },
  },
  'the cancellation of a device with nothing to return': {
    ...cancellation,
    source: 'features/subscription/cancel/reasons-dialog.tsx',
    answers: subscriptionAnswers(unreturnable),
    call: 'cancelSubscription',
    after: subscriptionAnswers({ ...unreturnable, ratePlans: [devicePlan({ productName: 'Lume', status: 'Cancel' })] }),
    async open() {
      await unfold('Cancel, return or withdraw');
      await giveReasons();
    },
    dialog: reasonsDialog,
    reopen: () => press('Process'),
    entries: reasons,
    kept: ['', ''],
    done: '',
    focus: 'Sad to see you go',
    elsewhere: { answers: ended, shows: 'Restart', takesDialog: true },
  },
  'the request of a return': {
    ...cancellation,
    source: 'features/subscription/cancel/reasons-dialog.tsx',
    answers: { ...subscriptionAnswers(device), ...address() },
    call: 'createReturn',
    sends: { query: { subscriptionNumber: 'S-1000001' }, body: { scope: 'TryBuy', ...sentReasons } },
    after: subscriptionAnswers(returning),
    async open() {
      await unfold('Cancel, return or withdraw');
      await press('Process');
      await tick('No, I will return it.');
      await press('Proceed');
      await tick('Too dear');
      await fill('Anything else?', 'Moving');
    },
    action: 'Proceed',
    dialog: reasonsDialog,
    async reopen() {
      await press('Process');
      await tick('No, I will return it.');
      await press('Proceed');
    },
    entries: reasons,
    kept: ['', ''],
    next: 'Pickup address',
    done: 'You have requested the return.',
    focus: 'Close',
    elsewhere: { answers: subscriptionAnswers(returning), shows: 'Return requested on' },
  },
  'the withdrawal of a return': {
    source: 'features/subscription/cancel/withdrawal.tsx',
    at: subscriptionPage,
    site,
    answers: subscriptionAnswers(returning),
    call: 'withdrawReturn',
    sends: { query: { subscriptionNumber: 'S-1000001', scope: 'TryBuy' } },
    after: subscriptionAnswers(device),
    open: () => unfold('Cancel, return or withdraw'),
    reopen: () => unfold('Cancel, return or withdraw'),
    action: 'Continue subscription',
    busy: 'One moment…',
    next: 'Return cancelled',
    done: 'All done. Your subscription will continue as normal.',
    focus: 'Close',
    elsewhere: { answers: subscriptionAnswers(device), shows: 'Process' },
  },
  'the last page of a return': {
    ...cancellation,
    source: 'features/subscription/return/return-confirmation-page.tsx',
    at: { pathname: '/my-account/subscription-return/S-1000001/return-confirmation', state: { kind: 'ready' } },
    answers: { ...subscriptionAnswers(device), ...address(), ...carriers },
    call: 'createReturn',
    sends: { query: { subscriptionNumber: 'S-1000001' }, body: { scope: 'TryBuy', ...sentReasons } },
    after: { ...subscriptionAnswers(returning), '/api/return/return-carrier': {} },
    async open() {
      await tick('Too dear');
      await fill('Anything else?', 'Moving');
    },
    entries: () => [chosen('Why are you sending it back?'), enteredIn('Anything else?')],
    action: 'Request return',
    busy: 'Requesting your return…',
    done: '',
    focus: 'What happens next?',
    elsewhere: {
      answers: { ...subscriptionAnswers(returning), ...address(), ...carriers },
      shows: 'You have already requested this return.',
    },
  },
};

const expectDialog = (name: string) => {
  if (!document.querySelector('dialog')?.textContent.includes(name)) throw new Error(`There is no ${name}`);
};
