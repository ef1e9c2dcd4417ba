// @vitest-environment happy-dom
/** What customer care reads, fills in and sends (docs/rules/care.md#care-actions). */
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnInfoDetails } from '@perennial/shared/examples/return';
import { careAction } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { CareAction } from '@perennial/shared/models/care';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readFacts } from '../../../testing/page-steps.ts';
import Care from './care.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const discount = careAction({ name: 'giving-discount', extraData: null });
const cancellation = careAction({ name: 'cancellation-after-right-to-return-day-not-fault', extraData: null });
const atOnce = careAction({ name: 'cancellation-within-right-to-return-day', extraData: null });
const refuse = (detail: string, changes: object = {}) =>
  Response.json({ title: '', status: 400, detail, messages: [], ...changes }, { status: 400 });

type Sent = { readonly url: string; readonly key: string | null; readonly body: unknown };

type Shop = {
  actions?: readonly CareAction[];
  /** What the shop answers to reads, if not with the actions. */
  read?: () => Promise<Response>;
  answer?: () => Response | Promise<Response>;
  changes?: Partial<SubscriptionDetails>;
  culture?: CultureCode;
  language?: string;
};

async function show(shop: Shop = {}): Promise<Sent[]> {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET')
      return shop.read ? shop.read() : Response.json(shop.actions ?? [careAction(), discount, cancellation, atOnce]);
    sent.push({
      url,
      key: new Headers(headers).get('idempotency-key'),
      body: body ? JSON.parse(String(body)) : undefined,
    });
    return shop.answer ? shop.answer() : Response.json({});
  });
  const { changes, culture, language } = shop;
  await renderInShop(<Care subscription={{ ...subscriptionDetails(changes), content: null }} />, {
    session: { ...signedInAnna, role: 'admin' },
    ...(culture && { culture }),
    ...(language && { language }),
  });
  return sent;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(button(name));
const dialog = () => within(screen.getByRole('dialog', { name: 'Run this action?' }));
const choose = async (value: string) => fireEvent.change(await screen.findByLabelText('Action'), { target: { value } });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('says why the actions cannot be read, and reads them again at a press', async () => {
  const shop: Shop = { read: async () => refuse('Not now.') };
  await show(shop);
  await screen.findByText('Not now.');
  const answered = Promise.withResolvers<Response>();
  shop.read = () => answered.promise;
  // Before the page would read by itself.
  await act(async () => press('Try again'));
  expect(button('Try again').getAttribute('aria-busy')).toBe('true');
  answered.resolve(Response.json([discount]));
  await screen.findByLabelText('Action');
  expect(screen.queryByText('Not now.')).toBeNull();
});

it('shows each plan with its own facts', async () => {
  const device = devicePlan({
    id: 'P-7',
    productName: 'Halo',
    status: 'Cancel',
    trackingNumber: 'T-77',
    balance: 12.5,
    cancellationDate: '2026-03-04',
  });
  await show({
    changes: {
      startDate: '2026-01-02',
      ratePlans: [device, ratePlan({ id: 'P-8', productName: 'Brush heads' })],
      returnInfoDetails: returnInfoDetails({ rightToReturnDays: 29 }),
    },
  });
  const plan = (name: string) => screen.getByRole('region', { name });
  expect(readFacts(plan('Device plan'))).toEqual({
    State: 'Cancelled',
    Product: 'Halo',
    'Plan number': 'P-7',
    'Start date': '01/02/2026',
    'Days to return': '29',
    'Tracking number': 'T-77',
    Balance: '$12.50',
    'Cancellation confirmed on': '03/04/2026',
  });
  expect(readFacts(plan('Replenishment plan'))).toEqual({
    State: 'Active',
    Product: 'Brush heads',
    'Plan number': 'P-8',
    'Start date': '01/02/2026',
    'Days to return': '29',
  });
  for (const name of ['Device plan', 'Replenishment plan']) screen.getByRole('heading', { level: 3, name });
});

it.each<[string, string, () => void]>([
  ['Choose an action first.', '', () => {}],
  ['Enter an amount above zero with at most two decimals.', 'giving-discount', () => fill(/^Discount amount/, '0')],
  ['Enter a valid date between 2000 and 2099.', cancellation.name, () => fill('Cancellation date', '02/30/2026')],
])('cannot be submitted, and says why: %s', async (reason, action, enter) => {
  await show();
  await choose(action);
  enter();
  expect([button('Submit').disabled, descriptionOf(button('Submit'))]).toEqual([true, reason]);
});

it.each([
  ['en-ca', 'en-CA', 'Discount amount ($)', 'For example 12.50'],
  ['de-de', 'de-DE', 'Rabattbetrag (€)', 'Zum Beispiel 12,50'],
] as const)('shows how an amount is written in %s in %s', async (culture, language, label, example) => {
  await show({ culture, language });
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'giving-discount' } });
  const amount = screen.getByRole<HTMLInputElement>('textbox');
  expect([amount.labels?.[0]?.textContent, descriptionOf(amount)]).toEqual([label, example]);
  expect([amount.inputMode, amount.autocomplete]).toEqual(['decimal', 'off']);
});

it('forgets what was typed and why it was refused when another action is chosen', async () => {
  await show({ answer: () => refuse('Not allowed.') });
  await choose('giving-discount');
  fill(/^Discount amount/, '5');
  press('Submit');
  press('Run the action');
  await dialog().findByText('Not allowed.');
  press('Keep it as it is');
  press('Submit');
  expect(dialog().queryByText('Not allowed.')).toBeNull();
  press('Keep it as it is');
  await choose(cancellation.name);
  await choose('giving-discount');
  expect(field(/^Discount amount/).value).toBe('');
});

it('asks with the name of the action, customer, subscription and date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 15, 12) });
  await show({ changes: { startDate: '2026-01-02' } });
  await choose(cancellation.name);
  press('Submit');
  expect(readFacts(screen.getByRole('dialog'))).toEqual({
    Action: 'Cancel after the return period, customer not at fault',
    Customer: 'anna@example.com',
    Subscription: 'S-1000001',
    'Cancellation date': '03/15/2026',
  });
  expect(dialog().queryByRole('group')).toBeNull();
});

it('offers no day in the calendar before the subscription has started', async () => {
  await import('../../../commerce/dates/calendar.tsx');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 15, 12) });
  await show({ changes: { startDate: '2026-03-04' } });
  await choose(cancellation.name);
  press('Choose from the calendar');
  const day = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  expect((await day('Tuesday, March 3, 2026')).disabled).toBe(true);
  expect((await day('Wednesday, March 4, 2026')).disabled).toBe(false);
});

it('gives the same discount twice if customer care asks for it twice', async () => {
  const sent = await show();
  for (const time of [1, 2]) {
    await choose('giving-discount');
    fill(/^Discount amount/, '5');
    press('Submit');
    press('Run the action');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(time);
    expect([field('Action').value, button('Submit').disabled]).toEqual(['', true]);
    // The next dialog opens in another millisecond.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 2)));
  }
  expect(sent[0]?.key).toEqual(expect.any(String));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('does not load the page again after another action than a re-shipping', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await show();
  await choose('giving-discount');
  fill(/^Discount amount/, '5');
  press('Submit');
  press('Run the action');
  await screen.findAllByText('This action has been executed successfully');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the day that the shop has named when the next press fails for another reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 0, 30) });
  const extraInfo = { from: '2026-11-01', until: '2026-11-22' };
  const messages = [{ code: 'error.message.cancellationDateIsInvalid', text: '', extraInfo }];
  const answers = [refuse('Until 11/22/2026.', { messages }), refuse('Too busy.')];
  const sent = await show({ answer: () => answers.shift() ?? Response.json({}), changes: { startDate: '2026-01-02' } });
  await choose(cancellation.name);
  press('Submit');
  press('Run the action');
  await dialog().findByText('Until 11/22/2026.');
  press('Run the action');
  await dialog().findByText('Too busy.');
  press('Run the action');
  await screen.findAllByText('This action has been executed successfully');
  expect(sent.map(({ url }) => url.split('=')[1])).toEqual(['2026-11-23', '2026-11-22', '2026-11-22']);
});

it('asks which products are shipped again, takes a tick back, and locks them while it runs', async () => {
  const answered = Promise.withResolvers<Response>();
  const sent = await show({ answer: () => answered.promise });
  await choose('reshipping');
  press('Submit');
  const group = screen.getByRole('group', { name: 'What is shipped again?' });
  const product = (name: string) => within(group).getByRole<HTMLInputElement>('checkbox', { name });
  expect(descriptionOf(button('Run the action'))).toBe('Tick at least one product.');
  fireEvent.click(product('Device'));
  fireEvent.click(product('Replenishment'));
  fireEvent.click(product('Device'));
  expect([product('Device').checked, product('Replenishment').checked]).toEqual([false, true]);
  press('Run the action');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ option: 'Replenishment' }]));
  expect(product('Device').closest('fieldset[disabled]')).not.toBeNull();
  answered.resolve(refuse('Not in stock.'));
  await dialog().findByText('Not in stock.');
  expect(product('Device').closest('fieldset[disabled]')).toBeNull();
});

it('offers an insured subscription its own name for a re-shipping', async () => {
  await show({ culture: 'en-us', changes: { isBCBSSubscription: true } });
  const options = within(await screen.findByLabelText('Action')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Trigger re-shipping']);
});
