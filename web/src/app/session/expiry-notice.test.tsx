// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import ExpiryNotice from './expiry-notice.tsx';

const isTold = () => screen.queryAllByText(/^Your session ends in a few minutes/).length > 0;
const endsIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the end of a session', () => {
  it('is announced five minutes before, after silent renewal has failed', async () => {
    const session = { ...signedInAnna, renewalFailed: true, expiresAt: endsIn(5.5) } as const;
    vi.stubGlobal('fetch', async () => Response.json(session));
    await renderInShop(<ExpiryNotice />, { session });
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(isTold()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(isTold()).toBe(true);
  });

  it('is announced if renewal fails while the page is open', async () => {
    const session = { ...signedInAnna, expiresAt: endsIn(120) };
    vi.stubGlobal('fetch', async () => Response.json({ ...session, renewalFailed: true, expiresAt: endsIn(4) }));
    await renderInShop(<ExpiryNotice />, { session });
    expect(isTold()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(isTold()).toBe(true);
  });

  it('is not announced while renewal works', async () => {
    const session = { ...signedInAnna, expiresAt: endsIn(1) };
    vi.stubGlobal('fetch', async () => Response.json(session));
    await renderInShop(<ExpiryNotice />, { session });
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(isTold()).toBe(false);
  });
});
