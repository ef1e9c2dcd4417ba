// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { ExpiryNotice } from './expiry-notice.tsx';

/** Only the notification has a kind; its announcement has the text alone. */
const isWarning = () => document.querySelector('.notification')?.className.includes('notification--warning');

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
    expect([isTold(), isWarning()]).toEqual([true, true]);
  });

  it('is announced if renewal fails while the page is open', async () => {
    const session = { ...signedInAnna, expiresAt: endsIn(120) };
    vi.stubGlobal('fetch', async () => Response.json({ ...session, renewalFailed: true, expiresAt: endsIn(4) }));
    await renderInShop(<ExpiryNotice />, { session });
    expect(isTold()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(isTold()).toBe(true);
  });

  it('is looked for once a minute while the page is visible, and not behind another one', async () => {
    const session = { ...signedInAnna, expiresAt: endsIn(120) };
    const fetched = vi.fn(async () => Response.json(session));
    vi.stubGlobal('fetch', fetched);
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    await renderInShop(<ExpiryNotice />, { session });
    visibility.mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(fetched).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    for (const count of [1, 2]) {
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(fetched).toHaveBeenCalledTimes(count);
    }
    visibility.mockRestore();
  });

  it('is not looked for while the event stream tells of it', async () => {
    const session = { ...signedInAnna, expiresAt: endsIn(120) };
    const fetched = vi.fn(async () => Response.json(session));
    vi.stubGlobal('fetch', fetched);
    await renderInShop(<ExpiryNotice isTold />, { session });
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(fetched).not.toHaveBeenCalled();
  });

  describe('without activity', () => {
    const isIdle = () => screen.queryAllByText(/^You will be logged out in a few minutes/).length > 0;
    const open = async (after: () => string) => {
      const before = { ...signedInAnna, expiresAt: endsIn(6) };
      const called: string[] = [];
      vi.stubGlobal('fetch', async (url: string) => {
        called.push(url);
        if (!url.endsWith('/bff/session')) return Response.json({});
        const isKept = called.some((one) => one.endsWith('/api/user/details'));
        return Response.json(isKept ? { ...before, expiresAt: after() } : before);
      });
      await renderInShop(<ExpiryNotice />, { session: before });
      await act(() => vi.advanceTimersByTimeAsync(50_000));
      fireEvent.keyDown(document.body, { key: 'a' });
      expect([isIdle(), called.length]).toEqual([false, 0]);
      await act(() => vi.advanceTimersByTimeAsync(60_000 * 3));
      expect([isIdle(), isWarning()]).toEqual([true, true]);
      return { called, before };
    };

    it('is announced until the end, not for some seconds', async () => {
      await open(() => endsIn(120));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(isIdle()).toBe(true);
    });

    it('is announced until a press that reaches the shop: another one tries again', async () => {
      await open(() => endsIn(120));
      let calls = 0;
      vi.stubGlobal('fetch', async (url: string) => {
        if (url.endsWith('/bff/session')) return Response.json({ ...signedInAnna, expiresAt: endsIn(120) });
        calls += 1;
        return calls === 1
          ? Response.json({ title: '', status: 503, messages: [] }, { status: 503 })
          : Response.json({});
      });
      for (const count of [1, 2, 2]) {
        fireEvent.keyDown(document.body, { key: 'a' });
        await act(() => vi.advanceTimersByTimeAsync(1000));
        expect(calls).toBe(count);
      }
    });

    it.each(['keyDown', 'pointerDown'] as const)('is announced until %s keeps the session', async (press) => {
      const { called } = await open(() => endsIn(120));
      fireEvent[press](document.body);
      fireEvent[press](document.body);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect([isIdle(), isTold()]).toEqual([false, false]);
      expect(called.filter((url) => url.endsWith('/api/user/details'))).toHaveLength(1);
    });

    it('is announced again for a customer who does nothing for two more hours', async () => {
      await open(() => endsIn(120));
      fireEvent.keyDown(document.body, { key: 'a' });
      await act(() => vi.advanceTimersByTimeAsync(1000));
      vi.stubGlobal('fetch', async () => Response.json({ ...signedInAnna, expiresAt: endsIn(4) }));
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      expect(isIdle()).toBe(true);
    });

    it('asks to log in again if a press cannot put it off', async () => {
      const end = endsIn(6);
      await open(() => end);
      fireEvent.keyDown(document.body, { key: 'a' });
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect([isIdle(), isTold(), isWarning()]).toEqual([false, true, true]);
    });
  });

  it('asks nobody to log in again while renewal works', async () => {
    const session = { ...signedInAnna, expiresAt: endsIn(1) };
    vi.stubGlobal('fetch', async () => Response.json(session));
    await renderInShop(<ExpiryNotice />, { session });
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(isTold()).toBe(false);
  });
});
