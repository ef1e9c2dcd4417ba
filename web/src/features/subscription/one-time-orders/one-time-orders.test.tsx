// @vitest-environment happy-dom
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import { recordEvents } from '../../../testing/recorded-events.ts';
import type { Subscription } from '../use-subscription.ts';
import OneTimeOrders from './one-time-orders.tsx';

type Request = { readonly path: string; readonly body: unknown };

const order: Request = {
  path: '/api/subscriptions/oneTimeOrder-replenishment',
  body: { subscriptionNumber: 'S-1000001', subscriptionRatePlanId: 'P-1000001' },
};
const accepted = () => Response.json({});
const refused = () => Response.json({ title: '', status: 400, detail: 'Not now.', messages: [] }, { status: 400 });
const DONE =
  'Your additional one-time replenishment is being processed, and you can see it under one-time orders after processing.';

async function show(
  changes: Partial<Subscription>,
  answer: () => Response | Promise<Response>,
  culture: CultureCode = 'en-ca',
): Promise<Request[]> {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return answer();
  });
  const subscription: Subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(<OneTimeOrders subscription={subscription} />, { session: signedInAnna, culture });
  return requests;
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Order one more' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Order one more shipment?' }));
const confirmButton = () => dialog().getByRole('button', { name: /^Place order/ });
const press = () => userEvent.click(confirmButton());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows why the shop refused, and orders after another press', async () => {
  const answers = [refused(), accepted()];
  const events = recordEvents();
  const requests = await show({}, () => answers.shift() ?? refused());
  await ask();
  await press();
  await dialog().findByText('Not now.');
  await press();
  await screen.findAllByText(DONE);
  expect(requests).toEqual([order, order]);
  expect(events).toEqual([{ name: 'one_time_order:place', details: {} }]);
});

it('orders once for several presses', async () => {
  let respond = (_: Response): void => {};
  const requests = await show({}, () => new Promise((resolve) => (respond = resolve)));
  await ask();
  const pressed = confirmButton();
  // In one go: both presses come before the button shows that it is busy.
  act(() => {
    pressed.click();
    pressed.click();
  });
  await press();
  respond(accepted());
  await screen.findAllByText(DONE);
  expect(requests).toEqual([order]);
});

it('leads to support if the price of a shipment is not known', async () => {
  await show({ ratePlans: [ratePlan({ shippingFrequency: null })] }, accepted);
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText(/^We do not know the price of this shipment yet/);
  expect(screen.getByRole('link', { name: 'Need help?' }).getAttribute('href')).toBe(
    '/my-account/support?language=en-CA',
  );
});

it('orders nothing on a disabled page', async () => {
  const returning = returnDetails({ returnStatus: 'Returning' });
  const returns = returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: returning });
  await show({ returnInfoDetails: returns }, accepted);
  expect(screen.getByRole('button', { name: 'Order one more' })).toHaveProperty('disabled', true);
  screen.getByText('Not possible until we have received your return.');
});

it('shows the list alone while nothing more can be ordered', async () => {
  const ratePlans = [ratePlan({ allowOneTimeReplenishment: false })];
  const shipped = oneTimeOrder({ quantity: 3, price: 41.97, orderDate: '2026-02-11', shippingDate: '2026-02-14' });
  await show({ ratePlans, oneTimeOrders: [oneTimeOrder({ quantity: 2 }), shipped] }, accepted);
  screen.getByRole('row', { name: /^Halo brush heads 2 \$13\.99 plus tax 02\/10\/2026 Not shipped yet$/ });
  screen.getByRole('row', { name: /^Halo brush heads 3 \$41\.97 plus tax 02\/11\/2026 02\/14\/2026$/ });
  // On a phone each cell has the name of its column.
  const columns = screen.getAllByRole('columnheader').map(readText);
  expect(columns).toEqual(['Description', 'QTY', 'Price', 'Order Date', 'Shipping Date']);
  const cells = screen.getAllByRole('cell').map((cell) => cell.dataset['column']);
  expect(cells).toEqual([...columns, ...columns]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows no empty list before the first order', async () => {
  await show({}, accepted);
  expect(screen.queryByRole('table')).toBeNull();
});
