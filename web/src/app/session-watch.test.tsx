// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSessionEnd } from '../api/session-end.ts';
import { renderInShop, signedInAnna } from '../testing/in-shop.tsx';
import { SessionWatch } from './session-watch.tsx';

const leave = vi.fn();

const expired = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Login expired, please login again',
  messages: [],
  requestId: 'r-1',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  leave.mockReset();
});

describe('a login that has expired', () => {
  it('is told once, however many requests find out, and leads to the login and back to the page', async () => {
    await renderInShop(<SessionWatch />, { session: signedInAnna, at: '/my-account/overview' });
    act(() => {
      announceSessionEnd(expired);
      announceSessionEnd(expired);
    });
    expect(screen.getByRole('status').textContent).toBe('Login expired, please login again');
    expect(leave).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(String(leave.mock.calls[0]?.[0])).toContain('returnTo=%2Fen-ca%2Fmy-account%2Foverview');
  });
});
