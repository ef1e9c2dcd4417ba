// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import ContractCancelPage from './contract-cancel-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withdrawal = '/subscription-contractcancel?act=withdrawal&subscription=S-1';

it.each([
  ['it-it', withdrawal, 'Withdraw from contract here', 'Cancel contracts here'],
  [
    'it-it',
    '/subscription-contractcancel',
    'Please fill in the subscription that you want to terminate',
    'Withdraw from contract here',
  ],
  ['en-us', withdrawal, 'Please fill in the subscription that you want to terminate', undefined],
] as const)('%s: %s has the heading %s and the link %s', async (culture, at, heading, link) => {
  await renderInShop(<ContractCancelPage />, { culture, at });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.queryByRole('link')?.textContent).toBe(link);
});

it.each([
  ['here', signedInAnna, '/my-account/subscription-return/S-1/return-address'],
  ['elsewhere', signedInAnna, undefined],
  ['here', undefined, undefined],
] as const)(
  'with self-service %s the receipt of a withdrawal leads to the return: %s',
  async (selfService, session, to) => {
    stubAnswers({ '/SendCancelEmail': { receivedAt: '2026-03-15T10:00:00.000Z' } });
    await renderInShop(<ContractCancelPage />, {
      culture: 'de-de',
      at: withdrawal,
      markets: { selfService },
      ...(session && { session }),
    });
    const values = { 'First name': 'Anna', Surname: 'Schmidt', 'Email address': 'anna@example.com' };
    for (const [name, value] of Object.entries(values))
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^Confirm withdrawal/ }));
    expect(await screen.findByText('We have received your withdrawal.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Send goods back' })?.getAttribute('href')).toBe(to);
  },
);

const values = {
  'First name': 'Anna',
  Surname: 'Schmidt',
  'Email address': 'anna@example.com',
  'Subscription or order number': 'S20100042',
};

function fillIn(): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

it.each([
  ['the subscription', 'S20100042'],
  ['the order', 'PO-2026-000123'],
])('takes the number of %s, and says where each number stands', async (_, number) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/SendCancelEmail')) sent.push(JSON.parse(String(body)));
    return Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' });
  });
  await renderInShop(<ContractCancelPage />, { at: '/form' });
  fillIn();
  const field = screen.getByRole('textbox', { name: 'Subscription or order number' });
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe(
    'The subscription number is in your account, on the page of the subscription. The order number is in the email that confirmed your order.',
  );
  fireEvent.change(field, { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: /^Terminate contract/ }));
  await screen.findByRole('dialog', { name: /^We have received your request/ });
  expect(sent).toEqual([expect.objectContaining({ subscriptionNumber: number })]);
});

it('lists the wrong fields with a way to each, until one is left', async () => {
  await renderInShop(<ContractCancelPage />, { at: '/form' });
  fillIn();
  const change = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  change('Email address', 'anna');
  change('Surname', 'x'.repeat(300));
  expect(screen.queryByText('Please check these fields:')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Terminate contract/ }));
  const list = await screen.findByRole('region', { name: 'Please check these fields:' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  fireEvent.click(within(list).getByRole('button', { name: /^Email address/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email address' })));
  change('Surname', 'Schmidt');
  await waitFor(() => expect(screen.queryByText('Please check these fields:')).toBeNull());
});

/** The page, another one, and the links between them. */
const twoPages = (
  <>
    <Link to="/form">Form</Link>
    <Link to="/other">Elsewhere</Link>
    <Routes>
      <Route path="/form" element={<ContractCancelPage />} />
      <Route path="/other" element={<h1>Other page</h1>} />
    </Routes>
  </>
);

describe('a customer who has gone on to another page', () => {
  const lateAnswer = () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    return resolve;
  };
  const received = () => Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' });
  const sendAndLeave = async () => {
    await renderInShop(twoPages, { at: '/form' });
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: /^Terminate contract/ }));
    await screen.findByRole('button', { busy: true });
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  };

  it('stays there when the answer arrives, is told, and finds the receipt on the next visit', async () => {
    const arrive = lateAnswer();
    await sendAndLeave();
    arrive(received());
    await screen.findAllByText(
      /^We have received your request.*You will find the receipt on the page with the form\.$/,
    );
    screen.getByRole('heading', { name: 'Other page' });
    fireEvent.click(screen.getByRole('link', { name: 'Form' }));
    await screen.findByRole('dialog', { name: /^We have received your request/ });
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(screen.getByRole('link', { name: 'Form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes back before the answer to a form that is busy, and gets the receipt there', async () => {
    const arrive = lateAnswer();
    await sendAndLeave();
    fireEvent.click(screen.getByRole('link', { name: 'Form' }));
    expect(screen.getByRole('button', { busy: true }).textContent).toContain('Terminate contract');
    arrive(received());
    await screen.findByRole('dialog', { name: /^We have received your request/ });
    // Nothing is announced besides the receipt.
    expect(
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });

  it('reads there that the request was refused', async () => {
    const arrive = lateAnswer();
    await sendAndLeave();
    arrive(Response.json({ title: '', status: 429, detail: 'Too many.', messages: [] }, { status: 429 }));
    await screen.findAllByText('Too many.');
    screen.getByRole('heading', { name: 'Other page' });
  });
});

it('begins at its heading when a link leads to the other form', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await renderInShop(<ContractCancelPage />, { culture: 'it-it', at: '/subscription-contractcancel' });
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract here' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

describe('a customer who begins on another page', () => {
  const textboxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true }).map(({ value }) => value);
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  /** Italy asks once more before it sends, and Canada does not. */
  const begin = async (culture: 'it-it' | 'en-ca', act = '') => {
    stubAnswers({ '/SendCancelEmail': { receivedAt: '2026-03-15T10:00:00.000Z' } });
    const pages = (
      <>
        <Back />
        <Routes>
          <Route path="/start" element={<Link to={`/form${act}`}>Form</Link>} />
          <Route path="/form" element={<ContractCancelPage />} />
        </Routes>
      </>
    );
    await renderInShop(pages, { culture, at: '/start' });
    fireEvent.click(screen.getByRole('link', { name: 'Form' }));
    fillIn();
  };

  it('goes back there from the receipt, whose form is empty', async () => {
    await begin('en-ca');
    await press('Terminate contract');
    await screen.findByRole('dialog', { name: /^We have received your request/ });
    await waitFor(() => expect(textboxes().join('')).toBe(''));
    await press('Back');
    await screen.findByRole('link', { name: 'Form' });
  });

  it('changes what is asked about once more, and goes back there from the form', async () => {
    await begin('it-it', '?act=withdrawal');
    await press('Continue');
    await press('Change details');
    await waitFor(() => expect(textboxes()).toEqual(expect.arrayContaining(Object.values(values))));
    screen.getByRole('heading', { level: 1, name: 'Withdraw from contract here' });
    await press('Back');
    await screen.findByRole('link', { name: 'Form' });
  });

  it('finds an empty form behind the receipt of what was asked about once more', async () => {
    await begin('it-it', '?act=withdrawal');
    await press('Continue');
    await press('Confirm withdrawal');
    await screen.findByRole('dialog', { name: 'We have received your withdrawal.' });
    await press('Back');
    await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract here' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(textboxes().join('')).toBe(''));
  });

  it('loads the page again without the receipt when it is closed', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    window.history.replaceState({ receipt: 'of this entry' }, '');
    await begin('en-ca');
    await press('Terminate contract');
    await screen.findByRole('dialog', { name: /^We have received your request/ });
    await press('Close');
    expect([window.history.state, reload.mock.calls.length]).toEqual([null, 1]);
  });
});

it.each([
  ['Withdraw from contract here', withdrawal, /^Within the withdrawal period you can withdraw/],
  ['Terminate contract', '/subscription-contractcancel', /^You will find the details on your invoice\. They/],
] as const)('has the title "%s", and says where the details are', async (title, at, lead) => {
  await renderInShop(<ContractCancelPage />, { culture: 'it-it', at });
  await waitFor(() => expect(document.title).toContain(title));
  screen.getByText(lead);
});

it('begins empty when a link leads to the other form', async () => {
  await renderInShop(<ContractCancelPage />, { culture: 'it-it', at: '/subscription-contractcancel' });
  fillIn();
  fireEvent.click(screen.getByRole('link', { name: 'Withdraw from contract here' }));
  await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract here' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Surname' }).value).toBe('');
});

it('asks once more about the same when the page is loaded again', async () => {
  const check = { name: 'Ida', surName: 'Brandt', fromEmail: 'ida@example.com', subscriptionNumber: 'S-7' };
  const at = { pathname: '/form', search: '?act=withdrawal', state: { check: { ...check, kind: 'Withdrawal' } } };
  await renderInShop(
    <Routes>
      <Route path="/form" element={<ContractCancelPage />} />
    </Routes>,
    { culture: 'it-it', at },
  );
  await screen.findByRole('button', { name: /^Confirm withdrawal/ });
  for (const value of Object.values(check)) screen.getByText(value);
});
