// @vitest-environment happy-dom
/** The pages of a return one after the other, and the ways between them (docs/rules/cancel-and-return.md#return-pages). */
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnInfoDetails } from '@perennial/shared/models/subscription-details';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '@perennial/shared/special-products';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type SentRequest, stubAnswers } from '../../../testing/answers.ts';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import { readAloud } from '../../../testing/read-aloud.ts';
import ReturnAddressPage from './return-address-page.tsx';
import ReturnCarriersPage from './return-carriers-page.tsx';
import ReturnConfirmationPage from './return-confirmation-page.tsx';
import SubscriptionReturnLayout from './subscription-return-layout.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = {
  countryCode: 'CA',
  stateCode: 'ON',
  city: 'Toronto',
  zipCode: 'M5V 2T6',
  addition: '301 Front Street West',
};
const path = '/my-account/subscription-return/S-1';
const requested = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });
const refuse = (detail: string) => Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 });

type Case = {
  readonly parts?: Partial<ReturnInfoDetails>;
  readonly shippingConfirmed?: boolean;
  /** Hair removal in Great Britain, whose parts go back together. */
  readonly isBundled?: boolean;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What the shop answers to the return. */
  readonly answerReturn?: () => Promise<Response>;
};

/** Opens the first page from another one. Returns what is sent. */
async function open({
  parts,
  shippingConfirmed = true,
  isBundled = false,
  answers,
  answerReturn = async () => Response.json({}),
}: Case = {}): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  let given = returnInfoDetails({ replenishmentReturnDetails: returnDetails(), ...parts });
  const subscription = () => ({
    ...subscriptionDetails({
      number: 'S-1',
      title: 'Halo set',
      shippingConfirmed,
      ...(isBundled && { contentProductName: HAIR_REMOVAL_CONTENT_PRODUCT }),
      cancelReasonOptions: ['Too much', 'Too dear'],
      ratePlans: [devicePlan({ productName: 'Halo' }), ratePlan({ productName: 'Brush heads' })],
      returnInfoDetails: given,
    }),
    content: null,
  });
  /** The shop then shows every part as requested. */
  async function takeReturn(): Promise<Response> {
    const answer = await answerReturn();
    if (!answer.ok) return answer;
    const { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment } = given;
    given = {
      ...given,
      tryBuyReturnDetails: device && requested,
      replenishmentReturnDetails: replenishment && requested,
    };
    return answer;
  }
  const carriers = {
    tryBuyCarriers: [carrier()],
    replenishmentCarriers: [carrier({ id: 'post', name: 'Post office' })],
  };
  stubAnswers(
    {
      '/bff/subscriptions/S-1': subscription,
      '/api/return/address': isBundled ? { ...home, countryCode: 'GB', stateCode: 'GB-SCT' } : home,
      '/api/return/return-carriers': carriers,
      '/api/return': takeReturn,
      '/api/return/return-carrier': {},
      ...answers,
    },
    sent,
  );
  await renderInShop(
    <>
      <Place />
      <Routes>
        <Route path="/start" element={<Link to={path}>Begin</Link>} />
        <Route path="/my-account/subscription-return/:id" element={<SubscriptionReturnLayout />}>
          <Route index element={<ReturnAddressPage />} />
          <Route path="return-address" element={<ReturnAddressPage />} />
          <Route path="return-carriers" element={<ReturnCarriersPage />} />
          <Route path="return-confirmation" element={<ReturnConfirmationPage />} />
        </Route>
        <Route path="*" element={null} />
      </Routes>
    </>,
    { session: signedInAnna, at: '/start', markets: { selfService: 'here' }, culture: isBundled ? 'en-gb' : 'en-ca' },
  );
  fireEvent.click(screen.getByRole('link', { name: 'Begin' }));
  return sent;
}

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>
        at {pathname}
        {search}
      </output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const press = async (name: string) => {
  await waitFor(() => expect(button(name).matches('[disabled], [aria-disabled=true]')).toBe(false));
  // A button that comes when carriers are there takes no press before it is seen.
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  fireEvent.click(button(name));
};
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
/** The steps as they are read, each with "current" if it is. */
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Steps of your return' }))
    .getAllByRole('listitem')
    .map((item) => {
      const [line = ''] = readAloud(item);
      const read = line.replace(/ \(to .*\)/, '').trim();
      return item.getAttribute('aria-current') === 'step' ? `${read}, current` : read;
    });

async function toConfirmation(): Promise<void> {
  await screen.findByText(/^Is this the address/);
  await press('Confirm address');
  await heading('Carriers');
  await press('Next');
  await heading('Check your return');
}

it('names the steps, and leads back to each one before, with what was done', async () => {
  await open();
  await screen.findByText(/^Is this the address/);
  expect(steps()).toEqual(['Address, current', 'Carriers', 'Confirmation']);
  await press('Confirm address');
  await heading('Carriers');
  expect(steps()).toEqual(['link "Address"', 'Carriers, current', 'Confirmation']);
  await press('Next');
  await heading('Check your return');
  screen.getByText('Step 3 of 3');
  expect(steps()).toEqual(['link "Address"', 'link "Carriers"', 'Confirmation, current']);
  // A typed address of this page would lead to the first step.
  fireEvent.click(screen.getByRole('link', { name: 'Carriers' }));
  await heading('Carriers');
  fireEvent.click(screen.getByRole('link', { name: 'Address' }));
  await heading('Pickup address');
});

it('has no way back into a return that was requested, and focuses what happens next', async () => {
  await open();
  await toConfirmation();
  await press('Request return');
  const title = await heading('What happens next?');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(steps()).toEqual(['Address', 'Carriers', 'Confirmation, current']);
  const page = title.parentElement ?? document.body;
  within(page).getByText('Your return has been requested.');
  expect(page.querySelector('[class^=drawing--]')?.className).toBe('drawing--sent-back');
  expect(within(page).getAllByRole('listitem').map(readText)).toEqual([
    'Print the label, and pack everything that belongs to the product.',
    'Stick the label on the parcel and hand it over to the carrier.',
    'Once we have received the parcel, we will complete your return and let you know by email.',
  ]);
  screen.getByText('A return label was emailed to anna@example.com.');
  expect(screen.queryByText(/^You have already requested this return/)).toBeNull();
  expect(hrefOf('Continue')).toBe('/my-account/subscription-cancel/S-1?language=en-CA');
  // The review has gone from the history.
  fireEvent.click(button('Back'));
  await heading('Carriers');
});

it('leads from the end of a return of the replenishment to the subscription, which goes on', async () => {
  await open({ parts: { tryBuyReturnDetails: null } });
  await toConfirmation();
  await press('Request return');
  await heading('What happens next?');
  expect(hrefOf('Continue')).toBe('/my-account/subscription-details/S-1?language=en-CA');
});

it('sends back what is chosen, keeps it in the address of the page, and asks for the carriers of it', async () => {
  const sent = await open();
  const choices = within(await screen.findByRole('group', { name: 'What do you want to send back?' }));
  expect(choices.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Halo + Brush heads',
    'Halo',
    'Brush heads',
  ]);
  fireEvent.click(choices.getByRole('radio', { name: 'Brush heads' }));
  expect(choices.getByRole<HTMLInputElement>('radio', { name: 'Brush heads' }).checked).toBe(true);
  await screen.findByText(`at ${path}?scope=Replenishment`);
  await toConfirmation();
  expect(screen.getByText('Post office').closest('li')?.textContent).toBe('Brush headsPost office');
  await press('Request return');
  await heading('What happens next?');
  expect(sent.find((one) => one.path.endsWith('/return-carriers'))?.query).toEqual({
    subscriptionNumber: 'S-1',
    scope: 'Replenishment',
  });
  expect(sent.find((one) => one.path === '/api/return')?.body).toMatchObject({ scope: 'Replenishment' });
});

it('leaves the choice with one step back', async () => {
  await open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Brush heads' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Halo' }));
  await screen.findByText(`at ${path}?scope=TryBuy`);
  fireEvent.click(button('Back'));
  await screen.findByText('at /start');
});

it('names what goes back where there is nothing to choose', async () => {
  await open({ parts: { replenishmentReturnDetails: null } });
  const title = await heading('What goes back');
  expect(title.nextElementSibling?.textContent).toBe('Halo');
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each(['Carriers', 'Check your return'])('waits for the carriers on the page "%s", and leads away', async (page) => {
  const answered = Promise.withResolvers<object>();
  let isKnown = page !== 'Carriers';
  const carriers = { tryBuyCarriers: [carrier()], replenishmentCarriers: [] };
  await open({ answers: { '/api/return/return-carriers': () => (isKnown ? carriers : answered.promise) } });
  if (page === 'Carriers') {
    await screen.findByText(/^Is this the address/);
    await press('Confirm address');
    await heading('Carriers');
    screen.getByText(/^We are checking which carriers can pick up your parcel/);
    expect(button('Next').disabled).toBe(true);
    isKnown = true;
    answered.resolve(carriers);
    await waitFor(() => expect(button('Next').disabled).toBe(false));
  } else {
    await toConfirmation();
  }
  // A carrier is known, and the other one stands on the label that comes by mail.
  const carriersOf = screen.getAllByRole('listitem').filter((item) => item.querySelector('strong'));
  expect(carriersOf.map((item) => [readText(item), ...drawnIcons(item, ['check-circle', 'mail'])])).toEqual([
    ['Halo Parcel Post', 'check-circle'],
    ['Brush heads The return label names the carrier.', 'mail'],
  ]);
  expect(screen.queryByRole('link', { name: 'Edit address' })).toBeNull();
  expect(hrefOf('Keep it as it is')).toBe('/my-account/subscription-details/S-1?language=en-CA');
});

it('opens the form with the address that no carrier comes to, and leaves it with the old one', async () => {
  await open({ answers: { '/api/return/return-carriers': () => refuse('No carrier comes here.') } });
  await screen.findByText(/^Is this the address/);
  await press('Confirm address');
  await screen.findByText('No carrier comes here.');
  fireEvent.click(screen.getByRole('link', { name: 'Edit address' }));
  await screen.findByDisplayValue('301 Front Street West');
  await press('Cancel');
  await screen.findByText(/^Is this the address/);
});

it('locks what was entered while the return is requested, and then says why it was refused', async () => {
  const answered = Promise.withResolvers<Response>();
  let answer: () => Promise<Response> = () => answered.promise;
  const sent = await open({ answerReturn: () => answer() });
  await toConfirmation();
  screen.getByText(/301 Front Street West/);
  screen.getByText('We email you a return label. You can cancel the return until the parcel is picked up.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Too much' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Too dear' }));
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked()).toEqual([true, true]);
  await press('Request return');
  const isLocked = (field: HTMLElement) => field.matches(':disabled') || field.closest('fieldset[disabled]') !== null;
  await waitFor(() => expect(screen.getAllByRole('checkbox').map(isLocked)).toEqual([true, true]));
  expect(screen.queryByRole('link', { name: 'Keep it as it is' })).toBeNull();
  answered.resolve(refuse('This address is not served.'));
  expect((await screen.findByRole('alert')).textContent).toBe('This address is not served.');
  expect(screen.getAllByText('This address is not served.')).toHaveLength(1);
  expect([...ticked(), ...screen.getAllByRole('checkbox').map(isLocked)]).toEqual([true, true, false, false]);
  screen.getByRole('link', { name: 'Edit address' });
  screen.getByRole('link', { name: 'Keep it as it is' });
  answer = async () => Response.json({});
  await press('Request return');
  await heading('What happens next?');
  expect(sent.filter((one) => one.path === '/api/return')).toHaveLength(2);
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('asks for no reason and requests nothing where only the carrier is missing', async () => {
  const sent = await open({ parts: { tryBuyReturnDetails: requested, replenishmentReturnDetails: null } });
  await toConfirmation();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Continue');
  await heading('What happens next?');
  expect(sent.filter((one) => one.path === '/api/return')).toEqual([]);
});

const returned = returnDetails({ returnable: false, unreturnableReason: 'HasReturned' });
const onItsWay = returnDetails({ returnable: false, returnStatus: 'Returning' });
const notNow = returnDetails({ returnable: false });

it.each<[string, Case, readonly string[]]>([
  [
    'each product with its reason',
    { parts: { tryBuyReturnDetails: returned, replenishmentReturnDetails: onItsWay } },
    [
      'Halo: We have already received this product back.',
      'Brush heads: This product is already on its way back to us.',
    ],
  ],
  [
    'the reason alone for one product',
    { parts: { tryBuyReturnDetails: returned, replenishmentReturnDetails: null } },
    ['We have already received this product back.'],
  ],
  [
    'that it is not possible now',
    { parts: { tryBuyReturnDetails: notNow, replenishmentReturnDetails: null } },
    ['This product cannot be returned at this time.'],
  ],
  [
    'that the order is not shipped',
    { parts: { tryBuyReturnDetails: notNow, replenishmentReturnDetails: null }, shippingConfirmed: false },
    [
      'Your order is almost ready to ship and cannot be cancelled through your online account at this time. Please contact our customer service.',
    ],
  ],
  [
    'that nothing can go back of a subscription without parts',
    { parts: { tryBuyReturnDetails: null, replenishmentReturnDetails: null } },
    ['This product cannot be returned at this time.'],
  ],
])('refuses a return, and says %s', async (_, shown, reasons) => {
  await open(shown);
  await screen.findByRole('heading', { name: 'A return is not possible' });
  const message = document.querySelector('.message');
  expect([message?.className, message && drawnIcons(message, ['box'])]).toEqual(['message message--warning', ['box']]);
  const texts = [...document.querySelectorAll('p')].map((text) => text.textContent);
  expect(texts).toEqual(reasons);
  expect([hrefOf('Back to the subscription'), hrefOf('Contact customer service')]).toEqual([
    '/my-account/subscription-details/S-1?language=en-CA',
    '/my-account/support?language=en-CA',
  ]);
});

it('asks for the carriers once, because that takes long, and again at a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const asked: number[] = [];
  await open({
    answers: {
      '/api/return/return-carriers': () => {
        asked.push(asked.length);
        return refuse('No carrier comes here.');
      },
    },
  });
  await screen.findByText(/^Is this the address/);
  await press('Confirm address');
  await screen.findByText('No carrier comes here.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  window.dispatchEvent(new Event('focus'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toHaveLength(1);
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(asked).toHaveLength(2));
});

it.each(['createReturn', 'createBundledReturn'])(
  'takes no second press on a page that was opened again: %s',
  async (call) => {
    const isBundled = call === 'createBundledReturn';
    const answered = Promise.withResolvers<Response>();
    const answer = () => answered.promise;
    const sent = await open({
      isBundled,
      ...(isBundled ? { answers: { '/api/return/TryBuyBundledReturn': answer } } : { answerReturn: answer }),
    });
    await toConfirmation();
    await press('Request return');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Carriers');
    await press('Next');
    await heading('Check your return');
    await waitFor(() => expect(button('Request return').getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button('Request return'));
    const requests = () => sent.filter(({ body }) => body && 'cancellationNote' in (body as object));
    expect(requests()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answered.resolve(refuse('Not today.'));
    await waitFor(() => expect(button('Request return').getAttribute('aria-busy')).not.toBe('true'));
    // A refusal, for as long as it takes to read.
    const told = () => [...document.querySelectorAll('.notification--danger')].map(readText);
    expect(told()).toEqual([expect.stringContaining('Not today.')]);
    await act(() => vi.advanceTimersByTimeAsync(8500));
    expect(told()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(told()).toEqual([]);
  },
);
