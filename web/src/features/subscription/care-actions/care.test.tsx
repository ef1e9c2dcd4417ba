// @vitest-environment happy-dom
import { careAction } from '@perennial/shared/examples/care';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { CareAction } from '@perennial/shared/models/care';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import Care from './care.tsx';

const refuse = (detail: string) => Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 });

type Sent = { readonly url: string; readonly body: unknown };

/** Shows the section. `answer` is the shop's to an action, `later` the actions after the first one. */
async function show(actions: readonly CareAction[], answer = () => Response.json({}), later = actions) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(sent.length === 0 ? actions : later);
    sent.push({ url, body: body ? JSON.parse(String(body)) : undefined });
    return answer();
  });
  const session = { ...signedInAnna, role: 'admin' } as const;
  await renderInShop(<Care subscription={{ ...subscriptionDetails(), content: null }} />, { session });
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

it('says that nothing can be done', async () => {
  await show([careAction({ enabled: false })]);
  await screen.findByText('This subscription has no executable action');
});

it('gives a discount after a confirmation, and offers what is possible then', async () => {
  const discount = careAction({ name: 'giving-discount', extraData: null });
  const sent = await show([discount], undefined, []);
  await screen.findByLabelText('Action');
  expect(isDisabled('Submit')).toBe(true);
  choose('giving-discount');
  const amount = screen.getByLabelText('Discount amount ($)');
  fireEvent.change(amount, { target: { value: '5,5' } });
  expect(isDisabled('Submit')).toBe(true);
  fireEvent.change(amount, { target: { value: '5.5' } });
  press('Submit');
  dialog().getByText('$5.50');
  dialog().getByText('anna@example.com');
  expect(sent).toEqual([]);
  press('Run the action');
  await screen.findAllByText('this action has been executed successfully');
  await screen.findByText('This subscription has no executable action');
  const body = { subscriptionNumber: 'S-1000001', discountAmount: 5.5 };
  expect(sent).toEqual([{ url: '/api/admin/action/giving-discount', body }]);
});

it('asks what is shipped again, shows a refusal, and loads the page again after a success', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const answers = [refuse('re-shipping rate plan not applied'), Response.json({})];
  const sent = await show([careAction()], () => answers.shift() ?? Response.json({}));
  await screen.findByLabelText('Action');
  choose('reshipping');
  press('Submit');
  expect(isDisabled('Run the action')).toBe(true);
  fireEvent.click(dialog().getByLabelText('Device'));
  press('Run the action');
  await screen.findByText('re-shipping rate plan not applied');
  fireEvent.click(dialog().getByLabelText('Replenishment'));
  press('Run the action');
  await screen.findAllByText('re-shipping rate plan successfully applied');
  expect(sent.map(({ body }) => body)).toEqual([{ option: 'TryBuy' }, { option: 'Both' }]);
  vi.advanceTimersByTime(1500);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
