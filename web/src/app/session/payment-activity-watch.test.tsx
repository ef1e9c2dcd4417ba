// @vitest-environment happy-dom
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnd } from '../../api/session-end.ts';
import { useCall } from '../../api/use-call.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import LateWatches from './late-watches.tsx';
import { PaymentActivityWatch } from './payment-watch.tsx';

const fetched = vi.fn<typeof fetch>();
let activity: PaymentActivity;

function Watches() {
  return (
    <>
      <PaymentActivityWatch />
      <LateWatches />
    </>
  );
}

function Invoices() {
  useCall('getInvoices', {});
  return <Watches />;
}

const countRequests = (path: string) => fetched.mock.calls.filter(([url]) => url === path).length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  activity = {
    hasPaymentInProgress: true,
    hasInitialPaymentInProgress: false,
    hasInvalidRecurringPaymentDetail: false,
  };
  fetched.mockImplementation(async (url) => Response.json(String(url).endsWith('payment-activity') ? activity : []));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('payment activity', () => {
  it('is loaded every 30 seconds for a signed-in customer', async () => {
    await renderInShop(<Watches />, { session: signedInAnna });
    await pass(100);
    expect(countRequests('/api/user/payment-activity')).toBe(1);
    await pass(29_000);
    expect(countRequests('/api/user/payment-activity')).toBe(1);
    await pass(1000);
    expect(countRequests('/api/user/payment-activity')).toBe(2);
  });

  it('is not loaded for a visitor', async () => {
    await renderInShop(<PaymentActivityWatch />);
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('loads the invoices again when a payment has ended', async () => {
    await renderInShop(<Invoices />, { session: signedInAnna });
    await pass(100);
    expect(countRequests('/api/invoice/list')).toBe(1);
    activity = { ...activity, hasPaymentInProgress: false };
    await pass(30_000);
    expect(countRequests('/api/invoice/list')).toBe(2);
  });

  it('shows no error when it cannot be loaded', async () => {
    const onEnd = vi.fn();
    const stop = onSessionEnd(onEnd);
    fetched.mockImplementation(async () =>
      Response.json({ detail: 'Login expired', messages: [], action: 'sign-in', status: 401 }, { status: 401 }),
    );
    const { container } = await renderInShop(<Watches />, { session: signedInAnna });
    const before = container.textContent;
    await pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(container.textContent).toBe(before);
    stop();
  });
});
