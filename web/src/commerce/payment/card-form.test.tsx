// @vitest-environment happy-dom
import { paymentMethod, paymentSession } from '@perennial/shared/examples/payment';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import { CardForm } from './card-form.tsx';
import type { CardResult } from './card-results.ts';
import { OpenCardStep } from './open-card-step.tsx';

type Options = {
  readonly onPaying: () => void;
  readonly onResult: (result: CardResult, sessionResult?: string) => void;
};

const opened = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./card-library.ts', () => ({ openCardForm: opened }));

const onAuthorised = vi.fn();
const onFailed = vi.fn();
const closed = vi.fn();
const scrolled = vi.fn();

/** The provider's side of the form that was opened last. */
let provider: Options;

beforeEach(() => {
  stubAnswers({ '/api/user/payment-activity': settledActivity });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
  opened.mockImplementation(async (place: HTMLElement, options: Options) => {
    provider = options;
    place.textContent = 'Card number';
    return closed;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const mock of [onPaying, opened, onAuthorised, onFailed, closed, scrolled]) mock.mockReset();
});

const onPaying = vi.fn();

const googlePay = paymentMethod({ code: 'Adyen.GooglePay', name: 'Google Pay', isCreditCard: false });

const form = (method = paymentMethod(), amount?: number) => (
  <CardForm
    session={paymentSession({ id: 'CS-1' })}
    method={method}
    amount={amount}
    onAuthorised={onAuthorised}
    onFailed={onFailed}
    onPaying={onPaying}
  />
);

/** The provider's fields as a person finds them: hidden ones have no role. */
const findFields = () => screen.getByText('Card number').closest('[hidden]') === null;

const report = (...result: Parameters<Options['onResult']>) => act(async () => provider.onResult(...result));

it.each([
  ['a card', paymentMethod(), 1],
  ['a wallet, which asks for no card', googlePay, 0],
])('says that the entry is encrypted below the form of %s', async (_, method, count) => {
  const card = { session: paymentSession(), method };
  const handlers = { onAuthorised, onFailed, onPaying, onChooseAnother: () => {} };
  await renderInShop(<OpenCardStep card={card} lead="Pay $12.00" amount={12} {...handlers} />);
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(screen.queryAllByText(/^Your entry is encrypted and handled by Adyen,/)).toHaveLength(count);
});

it.each([
  ['the amount that is paid', 12.5, 'Pay $12.50', { value: 12.5, currency: 'CAD' }],
  ['what it does where nothing is charged', undefined, 'Use this card', undefined],
])('begins with what is paid, and its button says %s', async (_, amount, payText, agreed) => {
  const card = { session: paymentSession(), method: paymentMethod() };
  const onChooseAnother = vi.fn();
  const handlers = { onAuthorised, onFailed, onPaying, onChooseAnother, submitText: 'Use this card' };
  await renderInShop(
    <OpenCardStep card={card} lead="With Visa" {...(amount !== undefined && { amount })} {...handlers} />,
  );
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(document.activeElement?.textContent).toBe('With Visa');
  expect(opened.mock.calls[0]?.[1]).toMatchObject({ payText, agreed });
  const another = () => screen.queryByRole('button', { name: 'Choose another payment method' });
  await waitFor(() => expect(findFields()).toBe(true));
  await act(async () => provider.onPaying());
  expect([another(), onPaying.mock.calls]).toEqual([null, [[true]]]);
  await report('failed');
  expect(onPaying.mock.lastCall).toEqual([false]);
  await userEvent.click(another() as HTMLElement);
  expect(onChooseAnother).toHaveBeenCalledOnce();
});

it('opens the form of this session and method, in the language and the country of the site', async () => {
  await renderInShop(form(paymentMethod({ code: 'Adyen.iDEAL', isCreditCard: false })), { language: 'fr-CA' });
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(opened.mock.calls[0]?.[1]).toMatchObject({
    session: { id: 'CS-1' },
    method: { code: 'Adyen.iDEAL', isCreditCard: false },
    language: 'fr-CA',
    countryCode: 'CA',
  });
});

it('says that the fields are loading, and shows them when the provider has opened them', async () => {
  let open: () => void = () => {};
  opened.mockImplementation(async (place: HTMLElement) => {
    place.textContent = 'Card number';
    await new Promise<void>((resolve) => (open = resolve));
    return closed;
  });
  await renderInShop(form());
  screen.getByText('Loading the card form');
  await screen.findByText('Card number');
  expect(findFields()).toBe(false);
  await act(async () => open());
  expect(findFields()).toBe(true);
  expect(screen.queryByText('Loading the card form')).toBeNull();
});

it('a form that opens after the customer has gone is closed at once', async () => {
  let open: () => void = () => {};
  opened.mockImplementation(async () => {
    await new Promise<void>((resolve) => (open = resolve));
    return closed;
  });
  const { unmount } = await renderInShop(form());
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  unmount();
  await act(async () => open());
  expect(closed).toHaveBeenCalledOnce();
});

it('closes the form when the customer goes, and does not hear what it reports afterwards', async () => {
  const { unmount } = await renderInShop(form());
  await waitFor(() => expect(findFields()).toBe(true));
  unmount();
  expect(closed).toHaveBeenCalledOnce();
  provider.onResult('authorised');
  expect(onAuthorised).not.toHaveBeenCalled();
});

it('can be tried again each time that the provider cannot be reached', async () => {
  const user = userEvent.setup();
  opened.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  await renderInShop(
    <section>
      <h2>Payment method</h2>
      {form()}
    </section>,
  );
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  await waitFor(() => expect(findFields()).toBe(true));
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

it('shows a refusal above the fields of the card, brings it into sight, and takes another card', async () => {
  const events = recordEvents();
  await renderInShop(form());
  await waitFor(() => expect(findFields()).toBe(true));
  await report('failed');
  const message = screen.getByRole('alert');
  expect(message.textContent).toContain('Sorry, it seems that we are not able to process your order');
  expect(message.compareDocumentPosition(screen.getByText('Card number'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(scrolled).toHaveBeenCalled();
  expect(findFields()).toBe(true);
  expect([onFailed.mock.calls.length, onAuthorised.mock.calls.length]).toEqual([1, 0]);
  await report('authorised');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onAuthorised).toHaveBeenCalledExactlyOnceWith('sessionId=CS-1');
  expect(events.map(({ details }) => details)).toEqual([{ result: 'failure' }, { result: 'success' }]);
});

it('takes no other card while the bank has not decided: it says so, and counts no result', async () => {
  const events = recordEvents();
  await renderInShop(form());
  await waitFor(() => expect(findFields()).toBe(true));
  await report('pending');
  screen.getByText(/please do not pay again/);
  expect(findFields()).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect([onFailed.mock.calls.length, onAuthorised.mock.calls.length]).toEqual([0, 0]);
  expect(events).toEqual([]);
});

it('says that the provider has the payment, from the press of its button until a refusal', async () => {
  await renderInShop(form());
  await waitFor(() => expect(findFields()).toBe(true));
  const told = () => onPaying.mock.calls.flat();
  await act(async () => provider.onPaying());
  expect(told()).toEqual([true]);
  await report('failed');
  expect(told()).toEqual([true, false]);
  await act(async () => provider.onPaying());
  await report('pending');
  expect(told()).toEqual([true, false, true, true]);
  // Nothing is left to do here.
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
    '/my-account/overview?language=en-CA',
  );
});

it('gives the server the proof of the provider', async () => {
  await renderInShop(form());
  await waitFor(() => expect(findFields()).toBe(true));
  await report('authorised', 'X3W+/=');
  expect(onAuthorised).toHaveBeenCalledExactlyOnceWith('sessionId=CS-1&sessionResult=X3W%2B%2F%3D');
});

it('opens the button of a wallet for the amount that is agreed', async () => {
  opened.mockImplementation(async () => new Promise(() => {}));
  await renderInShop(form(googlePay, 146.89));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(opened.mock.calls[0]?.[1]).toMatchObject({
    method: { provider: 'Adyen', code: 'Adyen.GooglePay', isCreditCard: false },
    agreed: { value: 146.89, currency: 'CAD' },
  });
  screen.getByText('Opening Google Pay');
});

it('says that a closed wallet has charged nothing, each time, and takes another try or method', async () => {
  const events = recordEvents();
  await renderInShop(form(googlePay, 146.89));
  await waitFor(() => expect(findFields()).toBe(true));
  for (const _ of ['first', 'second']) {
    await act(async () => provider.onPaying());
    expect(screen.queryByText(/You closed Google Pay/)).toBeNull();
    await report('cancelled');
    expect(screen.getByText(/You closed Google Pay. Nothing was charged/).closest('[role="status"]')).not.toBeNull();
  }
  expect(scrolled).toHaveBeenCalled();
  expect(findFields()).toBe(true);
  expect(onPaying.mock.calls.flat()).toEqual([true, false, true, false]);
  // Nobody is told of a failed payment: none was made.
  expect([onFailed.mock.calls.length, events.length]).toEqual([0, 0]);
});

it('says that a wallet could not be opened, by its name', async () => {
  opened.mockRejectedValue(new Error('not available'));
  await renderInShop(form(googlePay, 146.89));
  await screen.findByText(/Google Pay could not be opened. Nothing was charged./);
});
