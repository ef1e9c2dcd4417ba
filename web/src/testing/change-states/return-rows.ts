/** The addresses of a return, on its page and in the dialog of a cancellation. */
import { address, carriers, device, returning, site, street } from './cancel-rows.ts';
import type { ChangeRows } from './change-row.ts';
import { enteredIn, fill, pass, press, tick, unfold } from './person.ts';
import { subscriptionAnswers, subscriptionPage } from './subscription-rows.ts';

const british = { countryCode: 'GB', city: 'Edinburgh', zipCode: 'EH1 1LH', stateCode: '' };

/** The shop shows the return later than the flow waits for it. */
async function requestReturn(): Promise<void> {
  await unfold('Cancel, return or withdraw');
  await press('Process');
  await tick('No, I will return it.');
  await press('Proceed');
  await tick('Too dear');
  await press('Proceed');
  await pass(10_000);
}

export const returnRows: ChangeRows = {
  'the address of a return': {
    source: 'features/subscription/return/address/return-address-form.tsx',
    at: '/my-account/subscription-return/S-1000001/return-address',
    site: { ...site, cities: { ON: ['Toronto'] } },
    answers: { ...subscriptionAnswers(returning), ...address() },
    call: 'updateReturnAddress',
    sends: {
      body: { scope: 'TryBuy', subscriptionNumber: 'S-1000001', address: { ...street, addition: '2 Front Street' } },
    },
    after: address({ addition: '2 Front Street' }),
    async open() {
      await press('Edit address');
      await fill('Address', '2 Front Street');
    },
    entries: () => enteredIn('Address'),
    action: 'Save',
    busy: 'Saving…',
    done: 'Address updated successfully',
    focus: 'Pickup address',
    elsewhere: {
      answers: { ...subscriptionAnswers(returning), ...address({ addition: '9 Back Street' }) },
      shows: '9 Back Street',
      leave: 'Cancel',
    },
  },
  'the address of a return that was just requested': {
    source: 'features/subscription/cancel/return-dialogs.tsx',
    at: subscriptionPage,
    site: { ...site, cities: { ON: ['Toronto'] } },
    answers: { ...subscriptionAnswers(device), ...address(), '/api/return': {} },
    call: 'updateReturnAddress',
    sends: {
      body: { scope: 'TryBuy', subscriptionNumber: 'S-1000001', address: { ...street, addition: '2 Front Street' } },
    },
    after: address({ addition: '2 Front Street' }),
    async open() {
      await requestReturn();
      await press('Edit address');
      await fill('Address', '2 Front Street');
    },
    reopen: requestReturn,
    entries: () => enteredIn('Address'),
    action: 'Save',
    busy: 'Saving…',
    next: 'Pickup address',
    done: 'Address updated successfully',
    focus: 'Pickup address',
    elsewhere: {
      answers: { ...subscriptionAnswers(returning), ...address({ addition: '9 Back Street' }) },
      shows: '9 Back Street',
      leave: 'Cancel',
    },
  },
  'the region of the address of a return': {
    source: 'features/subscription/return/address/return-address-step.tsx',
    at: '/my-account/subscription-return/S-1000001/return-address',
    site: { ...site, culture: 'en-gb' },
    answers: { ...subscriptionAnswers(returning), ...address(british), ...carriers },
    call: 'updateReturnAddress',
    sends: {
      body: { scope: 'TryBuy', subscriptionNumber: 'S-1000001', address: { ...british, stateCode: 'GB-SCT' } },
    },
    after: address({ ...british, stateCode: 'GB-SCT' }),
    async open() {
      await fill('Region', 'Scotland');
    },
    reopen: () => fill('Region', 'Scotland'),
    entries: () => enteredIn('Region'),
    locks: ['Region'],
    action: 'Confirm address',
    busy: 'Saving…',
    done: 'Address updated successfully',
    focus: 'Return your product',
    elsewhere: {
      answers: { ...subscriptionAnswers(returning), ...address({ ...british, city: 'Leith' }), ...carriers },
      shows: 'Leith',
    },
  },
};
