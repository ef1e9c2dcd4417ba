// @vitest-environment happy-dom

import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { careAction } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { CareAction } from '@perennial/shared/models/care';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import Care from './care.tsx';

const refuse = (detail: string) => Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 });

type Sent = { readonly url: string; readonly body: unknown };

/** Shows the section. `answer` is the shop's to an action, `later` returns the actions after so many requests. */
async function show(
  actions: readonly CareAction[],
  answer = () => Response.json({}),
  later: (count: number) => readonly CareAction[] = () => actions,
  changes: Partial<SubscriptionDetails> = {},
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(sent.length === 0 ? actions : later(sent.length));
    sent.push({ url, body: body ? JSON.parse(String(body)) : undefined });
    return answer();
  });
  const session = { ...signedInAnna, role: 'admin' } as const;
  const page = (
    <>
      <Care subscription={{ ...subscriptionDetails(changes), content: null }} />
      <Cache />
    </>
  );
  await renderInShop(page, { session });
  return sent;
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) }).disabled;
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Action'), { target: { value } });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Reads everything again, as the page does after a while. */
let readAgain: () => Promise<unknown>;

function Cache() {
  const { mutate } = useSWRConfig();
  readAgain = () => mutate(() => true).catch(() => undefined);
  return null;
}

it('keeps the action that was chosen if the actions cannot be read again', async () => {
  await show([cancellation]);
  await screen.findByLabelText('Action');
  choose(cancellation.name);
  vi.stubGlobal('fetch', async () => refuse('Not now.'));
  await act(readAgain);
  expect(screen.getByLabelText('Action')).toHaveProperty('value', cancellation.name);
});

it('says why an open question has gone, when the action is not offered any more', async () => {
  await show([cancellation]);
  await screen.findByLabelText('Action');
  choose(cancellation.name);
  press('Submit');
  dialog().getByText('Run this action?');
  vi.stubGlobal('fetch', async () => Response.json([]));
  await act(readAgain);
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText(/^The subscription has changed in the meantime/, { selector: '.notification__text' });
});

it('says nothing of a change by somebody else after its own action, which takes the question away', async () => {
  await show([cancellation], undefined, () => []);
  await screen.findByLabelText('Action');
  choose(cancellation.name);
  press('Submit');
  press('Run the action');
  await screen.findAllByText('This action has been executed successfully');
  await screen.findByText('This subscription has no executable action');
  expect(screen.queryByText(/^The subscription has changed in the meantime/)).toBeNull();
});

it('shows at each plan when its own return was asked for', async () => {
  const asked = (returnCreatedDate: string) => returnDetails({ returnStatus: 'Returning', returnCreatedDate });
  await show([], undefined, undefined, {
    ratePlans: [devicePlan(), ratePlan()],
    returnInfoDetails: returnInfoDetails({
      tryBuyReturnDetails: asked('2026-03-02'),
      replenishmentReturnDetails: asked('2026-04-05'),
    }),
  });
  within(await screen.findByRole('region', { name: 'Device plan' })).getByText('03/02/2026');
  within(screen.getByRole('region', { name: 'Replenishment plan' })).getByText('04/05/2026');
});

it('says that nothing can be done', async () => {
  await show([careAction({ enabled: false })]);
  await screen.findByText('This subscription has no executable action');
});

it('gives a discount after a confirmation, and offers what is possible then', async () => {
  const discount = careAction({ name: 'giving-discount', extraData: null });
  const sent = await show([discount], undefined, () => []);
  await screen.findByLabelText('Action');
  expect(isDisabled('Submit')).toBe(true);
  choose('giving-discount');
  const amount = screen.getByLabelText('Discount amount ($)');
  fireEvent.change(amount, { target: { value: '5,5' } });
  expect(isDisabled('Submit')).toBe(true);
  fireEvent.change(amount, { target: { value: '5.5' } });
  press('Submit');
  dialog().getByText('$5.50 plus tax');
  dialog().getByText('anna@example.com');
  expect(sent).toEqual([]);
  press('Run the action');
  await screen.findAllByText('This action has been executed successfully');
  await screen.findByText('This subscription has no executable action');
  const body = { subscriptionNumber: 'S-1000001', discountAmount: 5.5 };
  expect(sent).toEqual([{ url: '/api/admin/action/giving-discount', body }]);
});

it.each([
  ['says how to learn which of both products is refused', ['Device', 'Replenishment'], 400, 1],
  ['says nothing of another product than the one that is refused', ['Device'], 400, 0],
  ['does not say that nothing was shipped if that is not known', ['Device', 'Replenishment'], 504, 0],
])('%s', async (_, products, status, count) => {
  const answer = () => Response.json({ title: '', status, detail: 'Not done.', messages: [] }, { status });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await show([careAction()], answer);
  await screen.findByLabelText('Action');
  choose('reshipping');
  press('Submit');
  for (const product of products) fireEvent.click(dialog().getByLabelText(product));
  press('Run the action');
  // The page looks whether an action was made whose response was lost.
  for (let second = 0; second < 10; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await dialog().findByText(/^Not done\./);
  expect(dialog().queryAllByText(/^Nothing was shipped again\./)).toHaveLength(count);
});

/** A refusal of a shop whose day is the 22nd, while it is the 23rd in the browser. */
const refuseDay = () => {
  const extraInfo = { from: '2026-11-01', until: '2026-11-22' };
  const messages = [{ code: 'error.message.cancellationDateIsInvalid', text: '', extraInfo }];
  return Response.json({ title: '', status: 400, detail: 'Until 11/22/2026.', messages }, { status: 400 });
};
const cancellation = careAction({ name: 'cancellation-after-right-to-return-day-not-fault', extraData: null });
const dateField = () => screen.getByLabelText<HTMLInputElement>('Cancellation date');
const daysOf = (sent: readonly Sent[]) => sent.map(({ url }) => url.split('=')[1]);

it('cancels at the day of the shop if it is before the one of the browser, and shows it before the second press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 0, 30) });
  const answers = [refuseDay(), Response.json({})];
  const sent = await show([cancellation], () => answers.shift() ?? Response.json({}));
  await screen.findByLabelText('Action');
  choose(cancellation.name);
  expect(dateField().value).toBe('11/23/2026');
  press('Submit');
  dialog().getByText('11/23/2026');
  press('Run the action');
  await dialog().findByText('Until 11/22/2026.');
  dialog().getByText('11/22/2026');
  press('Run the action');
  await screen.findAllByText('This action has been executed successfully');
  expect(daysOf(sent)).toEqual(['2026-11-23', '2026-11-22']);
});

it('cancels at the first day of a subscription that starts tomorrow for the browser', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 23, 30) });
  await show([cancellation], undefined, undefined, { startDate: '2026-11-23' });
  await screen.findByLabelText('Action');
  choose(cancellation.name);
  expect(dateField().value).toBe('11/23/2026');
});

it('keeps a refused date that was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 0, 30) });
  const sent = await show([cancellation], refuseDay);
  await screen.findByLabelText('Action');
  choose(cancellation.name);
  fireEvent.change(dateField(), { target: { value: '10/05/2026' } });
  press('Submit');
  press('Run the action');
  await dialog().findByText('Until 11/22/2026.');
  dialog().getByText('10/05/2026');
  expect([dateField().value, ...daysOf(sent)]).toEqual(['10/05/2026', '2026-10-05']);
});

it('asks what is shipped again, shows a refusal, and loads the page again after a success', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const answers = [refuse('Re-shipping rate plan not applied'), Response.json({})];
  const shipped = careAction({ extraData: { hasReship: true } });
  const sent = await show(
    [careAction()],
    () => answers.shift() ?? Response.json({}),
    (count) => [count < 2 ? careAction() : shipped],
  );
  await screen.findByLabelText('Action');
  choose('reshipping');
  press('Submit');
  expect(isDisabled('Run the action')).toBe(true);
  fireEvent.click(dialog().getByLabelText('Device'));
  press('Run the action');
  await screen.findByText('Re-shipping rate plan not applied');
  fireEvent.click(dialog().getByLabelText('Replenishment'));
  press('Run the action');
  await screen.findAllByText('Re-shipping rate plan successfully applied');
  expect(sent.map(({ body }) => body)).toEqual([{ option: 'TryBuy' }, { option: 'Both' }]);
  // The page may begin to wait only after it has said so.
  await waitFor(() => {
    vi.advanceTimersByTime(1500);
    expect(reload).toHaveBeenCalledOnce();
  });
});
