// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSessionOutdated, markSession } from '../storage/session-mark.ts';
import { renderInShop, signedInAnna } from '../testing/in-shop.tsx';
import { observeApi } from './observer.ts';
import { useSession } from './session.ts';
import { toSessionUser } from './session-channel.ts';
import { getLeaving, setLeaving } from './session-end.ts';
import { useCall } from './use-call.ts';

/** Longer than SWR's deduplication interval, in milliseconds. */
const AWAY_MS = 60_000;

const leave = vi.fn();
const fetched = vi.fn<typeof fetch>();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  leave.mockReset();
  fetched.mockReset();
  localStorage.clear();
});

function Who() {
  const { signedIn, firstName, signOut } = useSession();
  const { data } = useCall('getSubscriptions', signedIn ? {} : null);
  return (
    <>
      <p>{signedIn ? `hello ${firstName}` : 'hello stranger'}</p>
      <p>{data ? 'subscriptions loaded' : 'nothing loaded'}</p>
      <button type="button" onClick={() => signOut().catch(() => {})}>
        Log out
      </button>
    </>
  );
}

function SignInButton() {
  const { signIn } = useSession();
  return (
    <button type="button" onClick={() => signIn('/en-ca/cart')}>
      Log in
    </button>
  );
}

function Entrances() {
  const { signIn, signUp } = useSession();
  return (
    <>
      <button type="button" onClick={() => signIn('/en-ca/cart')}>
        Log in
      </button>
      <button type="button" onClick={() => signIn('/en-ca/cart', { again: true })}>
        Log in again
      </button>
      <button type="button" onClick={() => signUp('/en-ca/checkout')}>
        Sign up
      </button>
    </>
  );
}

describe('useSession', () => {
  it('starts a sign-in, but not while a log-out is under way', async () => {
    await renderInShop(<SignInButton />);
    act(() => setLeaving('signing-out'));
    fireEvent.click(screen.getByRole('button'));
    expect(leave).not.toHaveBeenCalled();
    act(() => setLeaving('no'));
    fireEvent.click(screen.getByRole('button'));
    expect(leave).toHaveBeenCalledWith(expect.stringContaining('/bff/login?'));
  });

  it.each([
    ['Log in', '/bff/login?culture=en-ca&language=en-CA&returnTo=%2Fen-ca%2Fcart', 'sign_in'],
    ['Log in again', '/bff/login?culture=en-ca&language=en-CA&returnTo=%2Fen-ca%2Fcart&prompt=login', 'sign_in'],
    ['Sign up', '/bff/signup?culture=en-ca&language=en-CA&returnTo=%2Fen-ca%2Fcheckout', 'sign_up'],
  ])('leaves by "%s" for %s, and tells analytics %s', async (press, url, event) => {
    const leaving = vi.fn();
    observeApi({ callEnded: () => undefined, leaving });
    await renderInShop(<Entrances />);
    fireEvent.click(screen.getByText(press));
    expect(leave.mock.calls).toEqual([[url]]);
    expect(leaving.mock.calls).toEqual([[event]]);
  });

  it('can sign in again in this tab after a log-out that has failed', async () => {
    fetched.mockImplementation(async (url) => (url === '/bff/logout' ? json({ title: '' }, 503) : json([])));
    await renderInShop(<Who />, { session: signedInAnna });
    fireEvent.click(screen.getByText('Log out'));
    await waitFor(() => expect(getLeaving()).toBe('no'));
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['is over', json({ redirectTo: 'https://id.example/end' }), 'signed-out'],
    ['has failed', json({ detail: 'Not now.' }, 503), 'sign-out-failed'],
  ])('tells other tabs that a log-out has begun, and that it %s', async (_, answer, told) => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    fetched.mockImplementation(async (url) => (url === '/bff/logout' ? answer : json([])));
    await renderInShop(<Who />, { session: signedInAnna });
    fireEvent.click(screen.getByText('Log out'));
    await waitFor(() => expect(post.mock.calls.map(([{ kind }]) => kind)).toEqual(['signing-out', told]));
  });

  it('takes the session from the page without a request', async () => {
    fetched.mockImplementation(async () => json([]));
    await renderInShop(<Who />, { session: signedInAnna });
    expect(screen.getByText('hello Anna')).toBeDefined();
    await screen.findByText('subscriptions loaded');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/subscriptions']);
  });

  it('loads the session again when the tab gets the focus', async () => {
    fetched.mockImplementation(async (url) =>
      url === '/bff/session' ? json({ signedIn: false, role: 'user' }) : json([]),
    );
    await renderInShop(<Who />, { session: signedInAnna });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AWAY_MS });
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
    });
    await screen.findByText('hello stranger');
  });

  it('signs out here, with all cached data, and at the identity provider', async () => {
    fetched.mockImplementation(async (url) =>
      url === '/bff/logout' ? json({ redirectTo: 'https://id.example/end' }) : json([]),
    );
    const leaving = vi.fn();
    observeApi({ callEnded: () => undefined, leaving });
    await renderInShop(<Who />, { session: signedInAnna });
    await screen.findByText('subscriptions loaded');
    fireEvent.click(screen.getByText('Log out'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://id.example/end'));
    expect(screen.getByText('nothing loaded')).toBeDefined();
    // What is on the screen until the browser has left asks for nothing more, and stays that of the customer.
    expect(screen.getByText('hello Anna')).toBeDefined();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/subscriptions', '/bff/logout']);
    expect(leaving.mock.calls).toEqual([['sign_out']]);
  });

  it('tells pages that start later of a sign-out from its press on, unless it fails', async () => {
    const user = toSessionUser(signedInAnna);
    markSession(user, 10);
    const answers: ((response: Response) => void)[] = [];
    fetched.mockImplementation((url) =>
      url === '/bff/logout' ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(json([])),
    );
    await renderInShop(<Who />, { session: signedInAnna });
    const logOut = async (response: Response) => {
      fireEvent.click(screen.getByText('Log out'));
      const atPress = isSessionOutdated(user, 30);
      await act(async () => answers.pop()?.(response));
      return [atPress, isSessionOutdated(user, 15), isSessionOutdated(user, 30)];
    };
    expect(await logOut(json({ title: '' }, 503))).toEqual([true, false, false]);
    expect(await logOut(json({ redirectTo: 'https://id.example/end', endedAt: 20 }))).toEqual([true, true, false]);
  });
});
