// @vitest-environment happy-dom
import { totalCharge } from '@perennial/shared/examples/charge';
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { replenishmentOption, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { AskingButton } from '../actions/asking-button.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../use-subscription.ts';
import Frequency from './frequency-form.tsx';
import PostponementDialog from './postponement-dialog.tsx';
import ProductForm from './product-form.tsx';
import ShippingNowDialog from './shipping-now-dialog.tsx';

type Request = { readonly path: string; readonly body: unknown };

/** Every change of the next delivery and of the replenishment, each in a part of its own. */
function Modify({ subscription }: { subscription: Subscription }) {
  const [plan] = subscription.ratePlans;
  if (!plan) return null;
  return (
    <>
      <section aria-label="Change frequency">
        <Frequency subscription={subscription} />
      </section>
      <section aria-label="Postpone shipment">
        <AskingButton label="Postpone by one month">
          <PostponementDialog subscription={subscription} plan={plan} />
        </AskingButton>
      </section>
      <section aria-label="Change product type">
        <ProductForm subscription={subscription} />
      </section>
      <section aria-label="Ship now">
        <AskingButton label="Ship now">
          <ShippingNowDialog subscription={subscription} plan={plan} price={14.99} />
        </AskingButton>
      </section>
    </>
  );
}

/** Shows the changes. The shop answers with what `answer` returns; it is asked once for each request. */
async function show(changes: Partial<Subscription>, answer: () => Response | Promise<Response>): Promise<Request[]> {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return answer();
  });
  const subscription: Subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(<Modify subscription={subscription} />, { session: signedInAnna });
  return requests;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => part(name).getByRole('button', { name });
const ask = (name: string) => userEvent.click(button(name));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function chooseHalfYear(): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Every 6 months');
  await ask('Change frequency');
}

async function chooseGentleHeads(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: /^Halo gentle brush heads/ }));
  await ask('Change product type');
}

type Change = {
  readonly begin: () => Promise<void>;
  readonly title: string;
  readonly confirm: string;
  /** The button that opens the dialog again, if it has other words. */
  readonly opener?: string;
  readonly answer: object;
  readonly request: Request;
  readonly done: string;
  /** What analytics records of it. */
  readonly events: readonly unknown[];
};

const changes: Readonly<Record<string, Change>> = {
  'the frequency': {
    begin: chooseHalfYear,
    title: 'Change the frequency?',
    confirm: 'Change frequency',
    answer: { nextReplenishmentShippingDate: '2026-08-01' },
    request: {
      path: '/api/replenishments/S-1000001/frequency-change',
      body: { newProductRatePlanId: 'P-1000002' },
    },
    done: 'The frequency has been changed. Your next shipment is on 08/01/2026.',
    events: [{ name: 'subscription_frequency:change', details: { frequency: 6 } }],
  },
  'the product type': {
    begin: chooseGentleHeads,
    title: 'Change the product? New: Halo gentle brush heads',
    confirm: 'Change and pay the new price',
    opener: 'Change product type',
    answer: {},
    request: { path: '/api/replenishments/S-1000001/change', body: { newProductRatePlanId: 'P-1000002' } },
    done: 'Your product has been changed. The new one comes with your next shipment.',
    events: [],
  },
  'the date, by a month': {
    begin: async () => userEvent.click(screen.getByRole('button', { name: 'Postpone by one month' })),
    title: 'Postpone the next shipment?',
    confirm: 'Postpone by one month',
    answer: {},
    request: { path: '/api/replenishments/S-1000001/postpone', body: undefined },
    done: 'The replenishment has been postponed successfully!',
    events: [{ name: 'subscription_shipment:postpone', details: {} }],
  },
  'the date, to now': {
    begin: () => ask('Ship now'),
    title: 'Ship your next replenishment now?',
    confirm: 'Ship now and pay',
    opener: 'Ship now',
    answer: {},
    request: { path: '/api/subscriptions/S-1000001/replenishment/P-1000001/shipping-now', body: undefined },
    done: 'Subscription has been updated. Your next replenishment will be shipped as soon as possible.',
    events: [],
  },
};

const refusal = () =>
  Response.json({ title: '', status: 400, detail: 'The shop cannot do this now.', messages: [] }, { status: 400 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('names the next shipment as the subscription then has it, also if the answer to the change has another day', async () => {
  let isChanged = false;
  vi.stubGlobal('fetch', async (path: string) => {
    isChanged ||= path.endsWith('/frequency-change');
    if (path.startsWith('/api/')) return Response.json({ nextReplenishmentShippingDate: '2026-07-31' });
    return Response.json({
      ...subscriptionDetails(isChanged ? { nextShipmentDate: '2026-08-01' } : {}),
      content: null,
    });
  });
  const modify = <LoadedSubscription title="">{(loaded) => <Modify subscription={loaded} />}</LoadedSubscription>;
  await renderInShop(
    <Routes>
      <Route path="/:id" element={modify} />
    </Routes>,
    { at: '/S-1000001', session: signedInAnna },
  );
  await screen.findByRole('region', { name: 'Change frequency' });
  await chooseHalfYear();
  await userEvent.click(dialog('Change the frequency?').getByRole('button', { name: /^Change frequency/ }));
  await screen.findAllByText('The frequency has been changed. Your next shipment is on 08/01/2026.');
});

describe.each(Object.entries(changes))('a customer who changes %s', (_, change) => {
  const { begin, title, confirm, opener = confirm, answer, request, done, events } = change;
  // The name also has the text that replaces the label while it runs.
  const confirmButton = () => dialog(title).getByRole('button', { name: new RegExp(`^${confirm}`) });
  const press = () => userEvent.click(confirmButton());

  it('sees why the shop refused, and confirms again', async () => {
    const answers = [refusal(), Response.json(answer)];
    const recorded = recordEvents();
    const requests = await show({}, () => answers.shift() ?? refusal());
    await begin();
    await press();
    await dialog(title).findByText('The shop cannot do this now.');
    await press();
    await screen.findAllByText(done);
    expect(requests).toEqual([request, request]);
    expect(recorded).toEqual(events);
  });

  it('sends one request for several presses, and cannot leave while it runs', async () => {
    let respond = (_: Response): void => {};
    const requests = await show({}, () => new Promise((resolve) => (respond = resolve)));
    await begin();
    const pressed = confirmButton();
    // In one go: both presses come before the button shows that it is busy.
    act(() => {
      pressed.click();
      pressed.click();
    });
    await press();
    expect(dialog(title).getByRole<HTMLButtonElement>('button', { name: 'Keep it as it is' }).disabled).toBe(true);
    respond(Response.json(answer));
    await screen.findAllByText(done);
    expect(requests).toEqual([request]);
  });

  it('leaves without a request, and sees no old refusal afterwards', async () => {
    const requests = await show({}, refusal);
    await begin();
    await press();
    await dialog(title).findByText('The shop cannot do this now.');
    await userEvent.click(dialog(title).getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: opener }));
    expect(dialog(title).queryByText('The shop cannot do this now.')).toBeNull();
    expect(requests).toHaveLength(1);
  });
});

const never = () => Promise.reject(new Error('no request expected'));

function expectDisabled(name: string, reason: string): void {
  const disabled = button(name);
  expect(disabled).toHaveProperty('disabled', true);
  const description = document.getElementById(disabled.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(reason);
}

it('asks for a frequency and a product before they can be changed', async () => {
  await show({}, never);
  await userEvent.click(button('Change frequency'));
  const frequency = screen.getByRole('combobox', { name: 'How often', description: 'Choose a frequency first.' });
  expect(document.activeElement).toBe(frequency);
  await userEvent.click(button('Change product type'));
  const products = screen.getByRole('group', { description: 'Choose a product first.' });
  expect(document.activeElement).toBe(within(products).getAllByRole('radio')[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Halo gentle brush heads/ }));
  expect(screen.queryByText('Choose a product first.')).toBeNull();
});

it('keeps what was chosen when the page is left, until the shop has taken it', async () => {
  await show({}, () => Response.json({ nextReplenishmentShippingDate: '2026-08-01' }));
  await chooseHalfYear();
  await userEvent.click(screen.getByRole('radio', { name: /^Halo gentle brush heads/ }));
  cleanup();
  await show({}, () => Response.json({ nextReplenishmentShippingDate: '2026-08-01' }));
  const { value } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' });
  expect([value, screen.getByRole<HTMLInputElement>('radio', { name: /^Halo gentle/ }).checked]).toEqual([
    'P-1000002',
    true,
  ]);
  await ask('Change frequency');
  await userEvent.click(dialog('Change the frequency?').getByRole('button', { name: /^Change frequency/ }));
  await screen.findAllByText(/^The frequency has been changed/);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' }).value).toBe('');
  expect(sessionStorage.getItem('formDrafts')).toMatch(/"fields":\{"product":"[^"]+"\}/);
});

it('shows the products greyed out while the order is still being processed', async () => {
  await show({ shippingConfirmed: false }, never);
  expectDisabled(
    'Change product type',
    'Your order is still being processed. You can change the product once it has been shipped.',
  );
  expect(screen.getByRole('group', { name: 'Products that you can change to' })).toHaveProperty('disabled', true);
});

it('says when the chosen product is paid, not the present one', async () => {
  const gentle = replenishmentOption({ name: 'Halo gentle brush heads', nextPaymentDate: '2026-05-20' });
  await show({ availableOptionsToChangeReplenishment: [gentle], nextPaymentDate: '2026-05-02' }, never);
  await chooseGentleHeads();
  dialog('Change the product? New: Halo gentle brush heads').getByText('05/20/2026');
});

it('asks for a product again after the product was changed', async () => {
  await show({}, () => Response.json({}));
  await chooseGentleHeads();
  await userEvent.click(
    dialog('Change the product? New: Halo gentle brush heads').getByRole('button', {
      name: /^Change and pay the new price/,
    }),
  );
  await screen.findAllByText(/^Your product has been changed\./);
  expect(screen.getByRole('radio', { name: /^Halo gentle brush heads/ })).toHaveProperty('checked', false);
  // Nothing is missing before the next press.
  expect(screen.queryByText('Choose a product first.')).toBeNull();
});

it('shows the present product and its price beside what it can change to', async () => {
  await show({}, never);
  const products = screen.getByRole('group', { name: 'Products that you can change to' });
  const tiles = [...products.querySelectorAll('.modify__tile')];
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Halo brush heads Current price $14.99 / 3 monthsevery 3 months plus tax',
    'Halo gentle brush heads New price $16.99 / 3 monthsevery 3 months plus tax',
  ]);
  expect(tiles.map((tile) => within(tile as HTMLElement).queryAllByRole('radio').length)).toEqual([0, 1]);
});

it('shows the picture of each product that has one, and no empty frame for one without', async () => {
  const options = [replenishmentOption(), replenishmentOption({ id: 'P-2', name: 'Halo soft', imageUrl: '' })];
  await show({ availableOptionsToChangeReplenishment: options }, never);
  const products = screen.getByRole('group', { name: 'Products that you can change to' });
  const pictures = [...products.querySelectorAll('.modify__tile')].map((tile) =>
    [...tile.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('/').at(-1)),
  );
  expect(pictures).toEqual([['brush-heads-halo.svg'], ['brush-heads-halo.svg'], []]);
});

it('compares the new price with what is paid now, not with what it was before a discount', async () => {
  const quarterlyCharge = totalCharge({ original: 19.99, discounted: 12.49 });
  await show({ ratePlans: [ratePlan({ quarterlyCharge })] }, never);
  const products = screen.getByRole('group', { name: 'Products that you can change to' });
  expect(products.querySelector('.modify__price')?.textContent).toContain('$12.49');
  await chooseGentleHeads();
  const facts = within(screen.getByRole('dialog', { name: /^Change the product/ }));
  expect(facts.getByText('Current price').nextElementSibling?.textContent).toContain('$12.49');
  facts.getByText(/^The price rises from \$12\.49 /);
});

it.each([
  ['2026-05-01', '$17.99', ' Takes effect on: 05/01/2026.'],
  [null, '$17.99', ' '],
  ['2026-05-01', '$14.99', undefined],
])('says before the last press that the price rises: the shipment of %s, %s', async (nextShipmentDate, price, from) => {
  const gentle = replenishmentOption({ name: 'Halo gentle brush heads', paymentAmount: Number(price.slice(1)) });
  await show({ availableOptionsToChangeReplenishment: [gentle], nextShipmentDate }, never);
  await chooseGentleHeads();
  const rise = dialog('Change the product? New: Halo gentle brush heads').queryByText(/^The price rises/);
  const said = `The price rises from $14.99 plus tax every 3 months to ${price} plus tax every 3 months.${from}`;
  expect(rise?.parentElement?.textContent).toBe(from && said);
});

it('says that there is no other product', async () => {
  await show({ availableOptionsToChangeReplenishment: [] }, never);
  expectDisabled('Change product type', 'There is no other product to choose now.');
});

it('shows the price of each product per period', async () => {
  const everyTwoMonths = { paymentBillingPeriod: 'SpecificMonths', paymentSpecificMonthAmount: 2 } as const;
  const options = [replenishmentOption(), replenishmentOption({ id: 'other', name: 'Halo soft', ...everyTwoMonths })];
  await show({ availableOptionsToChangeReplenishment: options }, never);
  screen.getByRole('radio', { name: /^Halo gentle brush heads New price \$16\.99 .*every 3 months plus tax$/ });
  screen.getByRole('radio', { name: /^Halo soft New price \$16\.99 .*every 2 months plus tax$/ });
});

it.each([
  { hasAnyFutureDatedReplenishment: false, charged: '$14.99 plus tax' },
  { hasAnyFutureDatedReplenishment: true, charged: undefined },
])(
  'a postponement says what the shipment costs, and nothing if it brings a changed product: $charged',
  async ({ hasAnyFutureDatedReplenishment, charged }) => {
    await show({ hasAnyFutureDatedReplenishment }, never);
    await userEvent.click(screen.getByRole('button', { name: 'Postpone by one month' }));
    const label = dialog('Postpone the next shipment?').queryByText('Charged with each shipment');
    expect(label?.nextElementSibling?.textContent).toBe(charged);
  },
);
