// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { MethodPicker } from './method-picker.tsx';

/** The shop API knows Anna and no method, and refuses every answer. */
async function respond(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (init?.method === 'POST') {
    const refused = { type: '', title: '', status: 400, detail: 'Not saved', messages: [], requestId: '' };
    return new Response(JSON.stringify(refused), {
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
  }
  return Response.json(String(input).includes('details') ? sampleProfile() : []);
}

beforeEach(() => {
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('can be left when the answer cannot be saved, and opened again', async () => {
  await renderInShop(
    <MethodPicker busy={false} onCloseForm={() => undefined}>
      {() => null}
    </MethodPicker>,
    { culture: 'nl-nl', session: signedInAnna },
  );
  await screen.findByText('Recurring payments');
  expect(screen.queryByRole('button', { name: 'Close', hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Accept/, hidden: true }));
  await screen.findByText('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(screen.queryByText('Recurring payments')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Answer the question' }));
  screen.getByText('Recurring payments');
});

it('asks after the time that the page gives the customer to read', async () => {
  vi.useFakeTimers();
  await renderInShop(
    <MethodPicker busy={false} consentAfterMs={3000} onCloseForm={() => undefined}>
      {() => <p>Read this first</p>}
    </MethodPicker>,
    { culture: 'nl-nl', session: signedInAnna },
  );
  await act(() => vi.advanceTimersByTimeAsync(2999));
  screen.getByText('Read this first');
  expect(screen.queryByText('Recurring payments')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  screen.getByText('Recurring payments');
});

it.each(['/api/user/details', '/api/payment/methods'])(
  'says why the methods cannot be chosen, and asks again: %s',
  async (path) => {
    let isThere = false;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input.includes(path) && !isThere
        ? Promise.resolve(Response.json({ status: 400, detail: 'Not now.', messages: [] }, { status: 400 }))
        : respond(input, init),
    );
    await renderInShop(
      <MethodPicker busy={false} onCloseForm={() => undefined}>
        {({ sbeCompliance }) => <p>Consent {sbeCompliance}</p>}
      </MethodPicker>,
      { session: signedInAnna },
    );
    await screen.findByText('Not now.');
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await screen.findByText('Consent NA');
  },
);
