// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { readText } from '../../../testing/page-steps.ts';
import {
  address,
  answer,
  leave,
  noNudge,
  place,
  press,
  problem,
  show,
  starting,
  tick,
  withDevice,
} from './testing/shown-section.tsx';

afterEach(() => {
  cleanup();
  // Reasons that were not sent are kept.
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const here = returnDetails({ returnStatus: 'Not return' });
const kept = returnDetails({ returnStatus: 'Not return', returnable: false, unreturnableReason: 'InLockPeriod' });
const filter = ratePlan({ productName: 'Filter', allowShippingNow: false });

/** A device and a filter, and both can go back. */
const bundle = {
  ...noNudge,
  ratePlans: [devicePlan({ productName: 'Aura' }), filter],
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: here }),
};

const dialog = (name: string, description?: string) =>
  screen.findByRole('dialog', { name, ...(description && { description }) });

const changes = (requests: readonly string[]) => requests.filter((path) => !path.startsWith('/bff/'));

describe('what can be done instead', () => {
  it.each([
    ['Pause', 'pause'],
    ['Change frequency', 'frequency'],
    ['Postpone shipment', 'postpone'],
    ['Change product type', 'product'],
    ['Ship now', 'ship-now'],
  ])('"%s" leads to its task, and cancels nothing', async (name, task) => {
    const requests = await show({ changes: {} });
    await press('Process');
    await press(name);
    expect(place()).toBe(`/my-account/subscription-details/S-1000001?task=${task}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes(requests)).toEqual([]);
  });

  it('are the changes of the replenishment below a heading, and the pause above it', async () => {
    await show({ changes: {} });
    await press('Process');
    const changesList = within(await screen.findByRole('list', { name: 'Modify' }));
    expect(changesList.getAllByRole('button').map(readText)).toEqual([
      'Change frequency Do shipments come too often, or not often enough?',
      'Postpone shipment Do you need it later?',
      'Change product type Is it not the right product?',
      'Ship now',
    ]);
    screen.getByRole('heading', { level: 3, name: 'Modify' });
    // The icon of what it does, and an arrow: it leads to another part of the page.
    const icons = ['pause', 'refresh', 'calendar', 'edit', 'truck'] as const;
    const drawn = screen.getAllByRole('listitem').map((offer) => drawnIcons(offer, [...icons, 'arrow-right']));
    expect(drawn).toEqual(icons.map((icon) => [icon, 'arrow-right']));
  });

  it.each([
    ['a pause', { ...noNudge, ableToPauseReplenishment: true }, ['Pause']],
    ['a frequency', { ...noNudge, ableToChangeFrequency: true }, ['Change frequency']],
  ])('is %s alone if the shop takes nothing else', async (_, offered, names) => {
    await show({ changes: offered });
    await press('Process');
    const open = await dialog('Sorry to hear that');
    const offers = within(open).getAllByRole('listitem').map(readText);
    expect(offers).toEqual(names.map((name) => expect.stringMatching(`^${name} `)));
    expect(within(open).queryByRole('heading', { name: 'Modify' }) === null).toBe(names[0] === 'Pause');
  });
});

describe('keep or return', () => {
  const radio = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
  const keepAnswer = 'Yes, I want to keep it.';
  const returnAnswer = 'No, I will return it.';

  it('waits for an answer about each product, and says so', async () => {
    await show({ changes: bundle });
    await press('Process');
    const open = await dialog('Do you want to keep the product?');
    const proceed = within(open).getByRole('button', { name: starting('Proceed') });
    const error = () => within(open).queryByRole('alert')?.textContent ?? '';
    expect(error()).toBe('');
    fireEvent.click(proceed);
    await within(open).findByRole('alert');
    expect(error()).toBe('Please choose first.');
    expect(document.activeElement).toBe(radio('Aura', keepAnswer));
    within(open).getByText(/^If you return only one product, the subscription to the other continues\./);
    fireEvent.click(radio('Aura', keepAnswer));
    fireEvent.click(proceed);
    await waitFor(() => expect(document.activeElement).toBe(radio('Filter', keepAnswer)));
    fireEvent.click(radio('Filter', keepAnswer));
    expect(error()).toBe('');
    expect(within(open).queryByText('Please choose first.')).toBeNull();
  });

  it('says nothing of another product where there is one', async () => {
    await show({ changes: withDevice });
    await press('Process');
    expect(readText(await dialog('Do you want to keep the product?'))).not.toMatch(/other continues|Return period/);
  });

  it('takes the rest of a hair-removal set back with the device, until the device is kept', async () => {
    await show({ changes: { ...bundle, contentProductName: 'lume' }, culture: 'en-gb' });
    await press('Process');
    await dialog('Do you want to keep the product?');
    const rest = screen.getByRole<HTMLFieldSetElement>('group', { name: 'Filter' });
    fireEvent.click(radio('Aura', returnAnswer));
    within(rest).getByText('It goes back together with the device.');
    expect([radio('Filter', returnAnswer).checked, rest.disabled]).toEqual([true, true]);
    fireEvent.click(radio('Aura', keepAnswer));
    expect([radio('Filter', returnAnswer).checked, rest.disabled]).toEqual([false, false]);
    expect(within(rest).queryByText('It goes back together with the device.')).toBeNull();
  });

  it('says in Poland how long a product can go back, and not of one that cannot', async () => {
    const days = { rightToReturnDays: 14, tryBuyReturnDetails: here, replenishmentReturnDetails: kept };
    await show({ changes: { ...bundle, returnInfoDetails: returnInfoDetails(days) }, culture: 'pl-pl' });
    await press('Process');
    await dialog('Do you want to keep the product?');
    const words = (group: string) => readText(screen.getByRole('group', { name: group }));
    expect(words('Aura')).toContain('Return period in days: 14');
    expect(words('Filter')).not.toContain('Return period');
  });

  const replenishmentAlone = {
    ...noNudge,
    ratePlans: [filter],
    ableToCancelReplenishment: false,
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: here }),
  };
  const bought = devicePlan({ productName: 'Lume', modelType: 'Buy&Subscribe-standard' });
  const owned = 'Nothing was cancelled. The product belongs to you already.';

  it.each([
    ['a rented device', 'Lume', { ...withDevice, hidePayInFull: true }, /The product is rented: send it back/],
    ['a bought device', 'Lume', { ...withDevice, ratePlans: [bought] }, owned],
    ['a replenishment alone', 'Filter', replenishmentAlone, owned],
  ])('%s that is kept ends nothing: its name and the reason are read', async (_, product, subscription, text) => {
    const requests = await show({ changes: subscription });
    await press('Process');
    await screen.findByText(
      `The subscription to ${product} cannot be cancelled on its own: it ends when you send the product back.`,
    );
    await answer(keepAnswer);
    await press('Proceed');
    const open = await dialog(`You keep: ${product}`);
    within(open).getByText(text);
    // The cross has the same name. Nothing can be bought.
    const buttons = within(open).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? readText(button))).toEqual(['Close', 'Close']);
    fireEvent.click(buttons[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes(requests)).toEqual([]);
    // The next time it begins without an answer.
    await press('Process');
    await dialog('Do you want to keep the product?');
    expect(screen.getByRole('radio', { name: keepAnswer })).toHaveProperty('checked', false);
  });
});

describe('each dialog says which step it is', () => {
  it('on the way to the reasons', async () => {
    await show({
      changes: {
        ...withDevice,
        ratePlans: bundle.ratePlans,
        ableToPauseReplenishment: true,
        ableToCancelReplenishment: true,
      },
    });
    await press('Process');
    await dialog('Sorry to hear that', 'Step 1 of 3');
    await press('Continue to cancel');
    await dialog('Do you want to keep the product?', 'Step 2 of 3');
    await answer('Yes, I want to keep it.');
    await press('Proceed');
    await dialog('Why are you leaving?', 'Step 3 of 3');
  });

  it('on the way to a return, and its carriers cannot be left while they are looked for', async () => {
    const found = Promise.withResolvers<unknown>();
    await show({
      changes: withDevice,
      answers: {
        '/api/return': {},
        '/api/return/address': address,
        '/api/return/return-carriers': () => found.promise,
      },
    });
    await press('Process');
    await answer('No, I will return it.');
    await press('Proceed');
    await dialog('Why are you leaving?', 'Step 2 of 3');
    await tick('Too much');
    await press('Proceed');
    await dialog('Pickup address', 'Step 3 of 3');
    await press('Confirm address');
    const waiting = await dialog('Carriers', 'Step 3 of 3');
    expect([leave('Carriers'), within(waiting).queryAllByRole('button')]).toEqual([false, []]);
    found.resolve(problem('The carriers do not answer.'));
    await screen.findByText('The carriers do not answer.');
    // The carriers may have refused the address: its form is open.
    await press('Edit address');
    await dialog('Pickup address', 'Step 3 of 3');
    expect((await screen.findByDisplayValue('1 Front Street')).closest('dialog')).not.toBeNull();
    expect(screen.queryByText('The carriers do not answer.')).toBeNull();
  });
});

describe('each way out keeps the language', () => {
  const at = () => document.querySelector('output')?.textContent;

  it('to a task, and to the return pages', async () => {
    await show({ changes: { ...bundle, ableToPauseReplenishment: true } });
    await press('Process');
    await press('Pause');
    expect(at()).toBe('/my-account/subscription-details/S-1000001?language=en-CA&task=pause');
    await press('Process');
    await press('Continue to cancel');
    for (const radio of await screen.findAllByRole('radio', { name: 'No, I will return it.' })) fireEvent.click(radio);
    await press('Proceed');
    expect(at()).toBe(
      '/my-account/subscription-return/S-1000001/return-address?scope=TryBuyAndReplenishment&language=en-CA',
    );
  });

  it('to the page after the cancellation of a device', async () => {
    await show({
      changes: { ...withDevice, returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null }) },
      answers: { '/cancellation': {} },
    });
    await press('Process');
    await tick('Too much');
    await press('Cancel subscription');
    await waitFor(() => expect(at()).toBe('/my-account/subscription-cancel/S-1000001?language=en-CA'));
  });
});

it('promises no day of the last payment that the shop does not name', async () => {
  const preview = cancellationPreview({ finalPaymentDate: null });
  await show({
    changes: noNudge,
    answers: { '/cancellation-preview': preview, '/replenishment-only/cancellation': {} },
  });
  await press('Process');
  await tick('Too much');
  await press('Cancel subscription');
  const open = await dialog('What is still to be paid');
  expect(within(open).getAllByRole('term').map(readText)).toEqual(['Paid so far', 'Remaining amount', 'Price']);
  await press('Cancel subscription');
  await waitFor(() => expect(place()).toBe('/my-account/overview'));
  const notices = [...document.querySelectorAll('[role=status][aria-live=polite] p')];
  expect(notices.map(readText)).toEqual(['Your cancellation is being processed!']);
});
