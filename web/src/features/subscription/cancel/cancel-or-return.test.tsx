// @vitest-environment happy-dom
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { cancellationPreview, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../subscription.ts';
import Cancel from './cancel.tsx';
import CancelOrReturn from './cancel-or-return.tsx';

afterEach(() => {
  cleanup();
  // Reasons that were not sent are kept.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const noNudge = {
  ableToPauseReplenishment: false,
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
  ratePlans: [ratePlan({ allowShippingNow: false })],
  cancelReasonOptions: ['Too much', 'Too dear'],
};
const withDevice = {
  ...noNudge,
  title: 'Lume',
  ratePlans: [devicePlan({ productName: 'Lume' })],
  ableToCancelReplenishment: false,
  returnInfoDetails: returnInfoDetails(),
};
const requested = returnDetails({
  returnStatus: 'Returning',
  returnable: false,
  returningWithdrawable: true,
  returnCreatedDate: '2026-03-02',
});
const returning = {
  ...withDevice,
  ableToCancel: false,
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: requested }),
};
const address = { countryCode: 'CA', addition: '1 Front Street', city: 'Toronto', stateCode: 'ON', zipCode: 'M5V 3A8' };
const problem = (detail: string, status = 400) =>
  Response.json({ title: '', status, detail, messages: [] }, { status });

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Reads everything again, as the page does after a while. */
let readAgain: () => Promise<unknown>;

function Cache() {
  const { mutate } = useSWRConfig();
  readAgain = () => mutate(() => true);
  return null;
}

type Shown = {
  changes: Partial<Subscription>;
  answers?: Record<string, unknown>;
  markets?: 'here' | 'elsewhere';
  plain?: true;
  culture?: CultureCode;
  /** At the path of the subscription, so that a change is looked for in what the page reads. */
  onItsPage?: true;
};

/** Shows the section for a subscription that is requested again each time. Returns the paths of the requests. */
async function show({ changes, answers = {}, markets = 'here', plain, culture = 'en-ca', onItsPage }: Shown) {
  const subscription: Subscription = { ...subscriptionDetails(changes), content: null };
  const requests = stubAnswers({ '/bff/subscriptions/': () => subscription, '/bff/subscriptions': [], ...answers });
  const Section = plain ? Cancel : CancelOrReturn;
  const page = <LoadedSubscription title="">{(loaded) => <Section subscription={loaded} />}</LoadedSubscription>;
  await renderInShop(
    <>
      {onItsPage ? (
        <Routes>
          <Route path="/:id" element={page} />
        </Routes>
      ) : (
        page
      )}
      <Place />
      <Cache />
    </>,
    { session: signedInAnna, markets: { selfService: markets }, at: onItsPage ? '/S-1000001' : '/here', culture },
  );
  return requests;
}

/** A button that can be busy has the text for it in its name, too. */
const starting = (name: string) => new RegExp(`^${name}`);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: starting(name) }));
const tick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const answer = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
/** Presses Escape in a dialog. Returns whether that has closed it. */
function leave(title: string): boolean {
  const dialog = screen.getByRole('dialog', { name: title });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  return screen.queryByRole('dialog', { name: title }) === null;
}
const place = () => withoutLanguage(document.querySelector('output')?.textContent);
const withoutLanguage = (path: string | null | undefined) =>
  path?.replace('language=en-CA&', '').replace(/[?&]language=en-CA$/, '');
const sent = (requests: readonly string[], end: string) => requests.filter((path) => path.endsWith(end)).length;

describe('a replenishment', () => {
  const preview = { '/cancellation-preview': cancellationPreview() };

  it('is cancelled after reasons and amounts, once', async () => {
    const events = recordEvents();
    const requests = await show({ changes: noNudge, answers: { ...preview, '/replenishment-only/cancellation': {} } });
    await press('Process');
    const submit = await screen.findByRole('button', { name: starting('Cancel subscription') });
    expect(submit).toHaveProperty('disabled', true);
    screen.getByText('Please tick a reason or write a text first.');
    await tick('Too much');
    fireEvent.click(submit);
    await screen.findByText('What is still to be paid');
    within(screen.getByRole('dialog')).getByText('05/01/2026');
    const confirm = screen.getByRole('button', { name: starting('Cancel subscription') });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(place()).toBe('/my-account/overview'));
    expect(sent(requests, '/replenishment-only/cancellation')).toBe(1);
    expect(events.map(({ name }) => name)).toEqual(['subscription:cancel', 'cancel_reason:give']);
    expect(screen.getAllByText('Cancel subscription is being processed!').length).toBeGreaterThan(0);
    expect(
      screen.getAllByText('$14.99 plus tax for the last shipment is charged on 05/01/2026.').length,
    ).toBeGreaterThan(0);
  });

  it('is not left while its cancellation is sent', async () => {
    await show({ changes: noNudge, answers: { ...preview, '/replenishment-only/cancellation': {} } });
    const title = 'What is still to be paid';
    const goToAmounts = async () => {
      await press('Process');
      await tick('Too much');
      await press('Cancel subscription');
      await screen.findByRole('dialog', { name: title });
    };
    await goToAmounts();
    expect(leave(title)).toBe(true);
    await goToAmounts();
    await press('Cancel subscription');
    expect(leave(title)).toBe(false);
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('can be cancelled again after an answer that cannot be read', async () => {
    const answers: unknown[] = [{}, cancellationPreview()];
    await show({ changes: noNudge, answers: { '/cancellation-preview': () => answers.shift() } });
    await press('Process');
    await tick('Too much');
    await press('Cancel subscription');
    await screen.findByText('Something went wrong on our side. Please try again.');
    await press('Cancel subscription');
    await screen.findByText('What is still to be paid');
  });

  it('stays as it is if the shop refuses; the reasons stay, too', async () => {
    await show({ changes: noNudge, answers: { '/cancellation-preview': () => problem('A payment is open.') } });
    await press('Process');
    await tick('Too dear');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Moving' } });
    await press('Cancel subscription');
    await screen.findByText('A payment is open.');
    expect(screen.getByRole('checkbox', { name: 'Too dear' })).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Moving');
  });

  it('forgets reasons and text when the dialog is closed', async () => {
    await show({ changes: noNudge });
    await press('Process');
    await tick('Too dear');
    await press('Keep it as it is');
    await press('Process');
    expect(await screen.findByRole('checkbox', { name: 'Too dear' })).toHaveProperty('checked', false);
  });

  it('of the plain section is cancelled after one question', async () => {
    const late = returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: null });
    const changes = { ableToCancel: false, returnInfoDetails: late };
    const requests = await show({ changes, plain: true, answers: { '/S-1000001/cancellation': {} } });
    await screen.findByText('Are you sure you want to cancel your subscription?');
    await press('Cancel subscription');
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: starting('Cancel subscription') });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(place()).toBe('/my-account/overview'));
    expect(sent(requests, '/cancellation')).toBe(1);
  });

  it.each([
    ['plain', { ableToCancel: false }, 'en-ca'],
    ['insured', { isBCBSSubscription: true }, 'en-us'],
  ] as const)(
    'of the %s section is not cancelled before its order is confirmed as shipped',
    async (_, changes, culture) => {
      await show({ changes: { ...noNudge, ...changes, shippingConfirmed: false }, plain: true, culture });
      await screen.findByText(/^Your order is almost ready to ship/);
      screen.getByRole('link');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('of the plain section is not cancelled in a market where self-service is elsewhere', async () => {
    await show({ changes: { ...noNudge, ableToCancel: false }, plain: true, markets: 'elsewhere' });
    await screen.findByText('This feature is no longer available here.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a device', () => {
  const carriers = { tryBuyCarriers: [carrier()], replenishmentCarriers: [] };
  const answers = {
    '/api/return': {},
    '/api/return/address': address,
    '/api/return/return-carriers': carriers,
    '/api/return/return-carrier': {},
  };

  async function requestReturn(): Promise<void> {
    await press('Process');
    await answer('No, I will return it.');
    await press('Proceed');
    await tick('Too much');
    await press('Proceed');
  }

  it('is returned: the return is requested first, then its address and carrier', async () => {
    const requests = await show({ changes: withDevice, answers });
    await requestReturn();
    await press('Confirm address');
    const waiting = await screen.findByText(/^We are checking which carriers/);
    expect(waiting.getAttribute('role')).toBe('status');
    await screen.findByText('What happens next?');
    screen.getByText('A return label was emailed to anna@example.com.');
    expect(requests.filter((path) => path.startsWith('/api/return'))).toEqual([
      '/api/return',
      '/api/return/address',
      '/api/return/return-carriers',
      '/api/return/return-carrier',
    ]);
    await press('Continue');
    expect(place()).toBe('/my-account/subscription-cancel/S-1000001');
  });

  it('is not returned twice if only the carrier failed', async () => {
    let fails = true;
    const flaky = () => {
      if (!fails) return carriers;
      fails = false;
      return problem('The carriers do not answer.');
    };
    const requests = await show({
      changes: withDevice,
      answers: { ...answers, '/return-carriers': flaky, '/api/return/return-carriers': flaky },
    });
    await requestReturn();
    await press('Confirm address');
    await screen.findByText('The carriers do not answer.');
    await press('Try again');
    await screen.findByText('What happens next?');
    expect(sent(requests, '/api/return')).toBe(1);
  });

  it('is not returned twice if the response was lost', async () => {
    const subscriptions = [withDevice, returning];
    const load = () => ({ ...subscriptionDetails(subscriptions[0]), content: null });
    const requests = await show({
      changes: withDevice,
      answers: {
        ...answers,
        '/bff/subscriptions/S-1000001': load,
        '/api/return': () => {
          subscriptions.shift();
          return problem('The connection was lost.', 504);
        },
      },
      onItsPage: true,
    });
    await requestReturn();
    await screen.findByRole('button', { name: starting('Confirm address') });
    expect(sent(requests, '/api/return')).toBe(1);
    expect(screen.queryByText('The connection was lost.')).toBeNull();
  });

  it('in its lock-in period shows the reason and a way on', async () => {
    const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });
    await show({
      changes: {
        ...withDevice,
        ableToCancel: false,
        returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: locked }),
      },
    });
    await screen.findByText('Sorry, you cannot start a cancellation until the "lock-in period" has passed');
    expect(screen.queryByRole('button', { name: 'Process' })).toBeNull();
    expect(withoutLanguage(screen.getByRole('link').getAttribute('href'))).toBe('/my-account/support');
  });
});

describe('a requested return', () => {
  it('is withdrawn once, and the page is loaded again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const requests = await show({ changes: returning, answers: { '/returning-withdraw': {} } });
    await screen.findByText('You requested the return of Lume on 03/02/2026.');
    const button = screen.getByRole('button', { name: starting('Continue subscription') });
    // Two presses before the button is rendered as busy.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('All done. Your subscription will continue as normal.');
    expect(sent(requests, '/returning-withdraw')).toBe(1);
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says that all is done also after the subscription was read again, in which nothing can be withdrawn', async () => {
    let changes: Partial<Subscription> = returning;
    await show({
      changes,
      answers: {
        '/bff/subscriptions/': () => ({ ...subscriptionDetails(changes), content: null }),
        '/returning-withdraw': () => {
          changes = { ...withDevice, ableToCancel: true };
          return {};
        },
      },
    });
    await press('Continue subscription');
    await screen.findByText(/^All done\./);
    await act(readAgain);
    await screen.findByRole('button', { name: 'Process', hidden: true });
    screen.getByText(/^All done\./);
  });

  it('stays if the shop refuses the withdrawal, and its address can be changed', async () => {
    await show({ changes: returning, answers: { '/returning-withdraw': () => problem('It was picked up.') } });
    await press('Continue subscription');
    await screen.findByText('It was picked up.');
    const link = screen.getByRole('link', { name: 'Address and carrier of the return' });
    expect(withoutLanguage(link.getAttribute('href'))).toBe('/my-account/subscription-return/S-1000001/return-address');
  });
});

it('a product in Poland that cannot go back is kept, and says why', async () => {
  const here = returnDetails({ returnStatus: 'Not return' });
  const kept = returnDetails({ returnStatus: 'Not return', returnable: false, unreturnableReason: 'InLockPeriod' });
  await show({
    changes: {
      ...noNudge,
      ratePlans: [devicePlan({ productName: 'Aura' }), ratePlan({ productName: 'Filter', allowShippingNow: false })],
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: kept }),
    },
    culture: 'pl-pl',
  });
  await press('Process');
  const filter = within(await screen.findByRole('group', { name: 'Filter' }));
  filter.getByText(/^Sorry, you cannot start a cancellation until/);
  expect(filter.getByRole<HTMLInputElement>('radio', { name: 'No, I will return it.' }).disabled).toBe(true);
  expect(filter.getByRole<HTMLInputElement>('radio', { name: 'Yes, I want to keep it.' }).checked).toBe(true);
  const aura = within(screen.getByRole('group', { name: 'Aura' }));
  fireEvent.click(aura.getByRole('radio', { name: 'No, I will return it.' }));
  await press('Proceed');
  expect(place()).toBe('/my-account/subscription-return/S-1000001/return-address?scope=TryBuy');
});

it('names the product that cannot go back if there is another, and none if there is one', async () => {
  const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });
  const returnInfo = returnInfoDetails({ tryBuyReturnDetails: locked });
  const changes = { ...withDevice, ableToCancel: false, returnInfoDetails: returnInfo };
  const reason = 'Sorry, you cannot start a cancellation until the "lock-in period" has passed';
  await show({ changes });
  expect((await screen.findByText(reason)).textContent).toBe(reason);
  cleanup();
  const ratePlans = [devicePlan({ productName: 'Lume' }), ratePlan({ productName: 'Filter', allowShippingNow: false })];
  await show({ changes: { ...changes, ratePlans } });
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === `Lume: ${reason}`);
});

it.each([
  ['is rented', { hidePayInFull: true }, 'ends when you send it back.'],
  ['can be bought', { hidePayInFull: false }, 'ends when you send it back, or pay it in full and own it.'],
])('a device that %s says before the question how its subscription ends', async (_, changes, end) => {
  await show({ changes: { ...withDevice, ...changes } });
  await press('Process');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(`Lume cannot be cancelled on its own: the subscription ${end}`);
});

it('a combined subscription goes on with the return pages', async () => {
  const here = returnDetails({ returnStatus: 'Not return' });
  const both = returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: here });
  await show({
    changes: { ...noNudge, ratePlans: [devicePlan(), ratePlan({ allowShippingNow: false })], returnInfoDetails: both },
  });
  await press('Process');
  const groups = await screen.findAllByRole('group');
  expect(groups).toHaveLength(2);
  // The arrow keys move between the answers to one question.
  const names = groups.map((group) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ name }) => name),
  );
  expect(names.map((ofGroup) => new Set(ofGroup).size)).toEqual([1, 1]);
  expect(new Set(names.flat()).size).toBe(2);
  for (const group of groups) fireEvent.click(within(group).getByRole('radio', { name: 'No, I will return it.' }));
  await press('Proceed');
  expect(place()).toBe('/my-account/subscription-return/S-1000001/return-address?scope=TryBuyAndReplenishment');
});

it('shows a notice in a market where self-service is elsewhere', async () => {
  await show({ changes: noNudge, markets: 'elsewhere' });
  await screen.findByText('This feature is no longer available here.');
  expect(screen.queryByRole('button')).toBeNull();
});
