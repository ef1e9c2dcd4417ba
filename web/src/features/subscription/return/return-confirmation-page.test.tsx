// @vitest-environment happy-dom
import { carrier } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { noNudge, press, show as showCancellation, tick } from '../cancel/testing/shown-section.tsx';
import ReturnConfirmationPage from './return-confirmation-page.tsx';
import type { ReturnFlow } from './use-return-flow.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const subscription = { ...subscriptionDetails({ cancelReasonOptions: ['Too much', 'Too dear'] }), content: null };

/** Shows the page. Returns the bodies of the requests that change something, and a gate for the answer of the last. */
async function show(changes: Partial<ReturnFlow> = {}) {
  const sent: unknown[] = [];
  const carriers = { tryBuyCarriers: [carrier()], replenishmentCarriers: [] };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(url.includes('return-carriers') ? carriers : null);
    sent.push(JSON.parse(String(body)));
    return Response.json({});
  });
  const goods = { scope: 'TryBuy', parts: [{ part: 'device', productName: 'Halo' }] } as const;
  const flow: ReturnFlow = {
    subscription,
    goods,
    scopeToRequest: 'TryBuy',
    choices: ['TryBuy'],
    progress: { kind: 'ready' },
    ...changes,
  };
  await renderInShop(
    <Routes>
      <Route element={<Outlet context={flow} />}>
        <Route path="*" element={<ReturnConfirmationPage />} />
      </Route>
    </Routes>,
    { session: signedInAnna },
  );
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  return sent;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Request return|Continue)/ });

it('asks why the goods go back, sends the answer, and takes no press after that', async () => {
  let sent = await show();
  screen.getByRole('group', { name: 'Why are you sending it back? (optional)' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Too dear' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' It is loud ' } });
  cleanup();
  // The page was left and opened again: the reasons are kept.
  sent = await show();
  fireEvent.click(button());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(button());
  expect(sent).toEqual([
    { scope: 'TryBuy', cancellationReason: 'Too dear', cancellationNote: 'It is loud' },
    expect.objectContaining({ tryBuyCarrier: carrier().id }),
  ]);
});

it('has no reasons that were entered to cancel the same subscription, and not sent', async () => {
  await showCancellation({ changes: { ...noNudge, cancelReasonOptions: subscription.cancelReasonOptions } });
  await press('Process');
  await tick('Too dear');
  cleanup();
  await show();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Too dear' }).checked).toBe(false);
});

it('needs no reason', async () => {
  const sent = await show();
  fireEvent.click(button());
  // To the end of what was pressed: the test that follows has another page.
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent[0]).toEqual({ scope: 'TryBuy', cancellationReason: '', cancellationNote: '' });
});

it('does not ask again for a return that was requested', async () => {
  await show({ scopeToRequest: undefined });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('tells a customer who has gone on to another page that the return is requested', async () => {
  await show();
  fireEvent.click(button());
  window.history.pushState(null, '', '/elsewhere');
  await screen.findAllByText('A return label was emailed to you.');
  window.history.back();
});
