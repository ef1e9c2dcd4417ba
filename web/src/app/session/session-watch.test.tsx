// @vitest-environment happy-dom
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../api/session.ts';
import { onSessionMessage, postToOtherTabs, type SessionMessage, toSessionUser } from '../../api/session-channel.ts';
import { announceSessionEnd, setLeaving } from '../../api/session-end.ts';
import { useCall } from '../../api/use-call.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { keepDataOf } from '../../storage/forget-customer.ts';
import { markSession, markSignOut } from '../../storage/session-mark.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { AccessGuard } from '../routing/access-guard.tsx';
import { SessionWatch } from './session-watch.tsx';
import { watchSignOutInOtherTab } from './sign-out-in-other-tab.ts';

const leave = vi.fn();

const expired = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Login expired, please log in again',
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
  localStorage.clear();
  sessionStorage.clear();
});

describe('expired session', () => {
  it('is shown once for many failed requests, and leads to sign-in and back to the page', async () => {
    await renderInShop(<SessionWatch />, { session: signedInAnna, at: '/my-account/overview' });
    act(() => {
      announceSessionEnd(expired);
      announceSessionEnd(expired);
    });
    expect(screen.getByRole('status').textContent).toBe('Login expired, please log in again');
    expect(document.querySelector('.notification')?.className).toContain('notification--warning');
    // Long enough to read it.
    act(() => vi.advanceTimersByTime(1400));
    expect(leave).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(200));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(String(leave.mock.calls[0]?.[0])).toContain('returnTo=%2Fen-ca%2Fmy-account%2Foverview');
    expect(String(leave.mock.calls[0]?.[0])).toContain('prompt=login');
  });

  it('leads customer care to its own log-in', async () => {
    await renderInShop(<SessionWatch />, { session: { ...signedInAnna, role: 'admin' }, at: '/my-account/overview' });
    act(() => announceSessionEnd(expired));
    act(() => vi.advanceTimersByTime(2000));
    expect(leave.mock.calls).toEqual([['/en-ca/login-admin']]);
  });

  it('is told by no page that has gone', async () => {
    const { unmount } = await renderInShop(<SessionWatch />, { session: signedInAnna });
    unmount();
    announceSessionEnd(expired);
    vi.advanceTimersByTime(2000);
    expect(leave).not.toHaveBeenCalled();
  });

  it('hides the data of the page at once, and no other sign-in takes its place', async () => {
    await renderInShop(
      <>
        <SessionWatch />
        <AccessGuard access="customer">Anna’s invoices</AccessGuard>
      </>,
      { session: signedInAnna, at: '/my-account/billing#latest' },
    );
    act(() => announceSessionEnd(expired));
    expect(screen.queryByText('Anna’s invoices')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(String(leave.mock.calls[0]?.[0])).toContain('returnTo=%2Fen-ca%2Fmy-account%2Fbilling%23latest');
  });
});

describe('a sign-in that is too old for what was pressed', () => {
  const notFresh = { ...expired, status: 403, code: 'session.notFresh', action: 'sign-in-again' } as const;

  it('leads to the sign-in and back to the page, and hides nothing; what was pressed says why', async () => {
    await renderInShop(
      <>
        <SessionWatch />
        <AccessGuard access="customer">Anna’s payment method</AccessGuard>
      </>,
      { session: signedInAnna, at: '/my-account/payment-details?language=en-CA' },
    );
    act(() => announceSessionEnd({ ...notFresh, detail: 'To protect your account, please log in again.' }));
    expect(screen.queryByText('To protect your account, please log in again.')).toBeNull();
    act(() => vi.advanceTimersByTime(2000));
    expect(leave).toHaveBeenCalledOnce();
    const url = new URL(String(leave.mock.calls[0]?.[0]), 'http://localhost');
    expect([url.pathname, url.searchParams.get('prompt')]).toEqual(['/bff/login', 'login']);
    expect(url.searchParams.get('returnTo')).toBe('/en-ca/my-account/payment-details?language=en-CA');
    screen.getByText('Anna’s payment method');
  });
});

describe('a sign-in that was ended in another browser', () => {
  const ended: SessionState = { ...anonymousSession, endedElsewhere: true };
  const show = () =>
    renderInShop(
      <>
        <SessionWatch />
        <AccessGuard access="customer">Anna’s invoices</AccessGuard>
      </>,
      { session: ended, at: '/my-account/billing' },
    );

  it('is told before the sign-in, in the words of the shop', async () => {
    const detail = 'This login was ended from another browser. Please log in again.';
    const problem = { ...expired, code: 'session.endedElsewhere', action: 'sign-in', detail };
    vi.stubGlobal('fetch', async () => Response.json(problem, { status: 401 }));
    await show();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getAllByText(detail)).not.toEqual([]);
    expect(screen.queryByText('Anna’s invoices')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    expect(String(leave.mock.calls[0]?.[0])).toContain('prompt=login');
  });

  it('leads to the sign-in also while the shop cannot say why', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not now.' }, { status: 503 }));
    await show();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('the warning before the end of a session', () => {
  const endsIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const warnings = () => screen.queryAllByText(/^(Your session ends|You will be logged out) in a few minutes/).length;
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    // The module of the warning is loaded when it is needed.
    await act(() => import('./late-watches.tsx'));
  };

  it.each([
    ['comes at once if the renewal had failed before the page was loaded', { renewalFailed: true }, [1000, 1000], 1],
    ['needs a minute otherwise, in which a renewal can fail', {}, [1000, 1000], 0],
    ['comes after that minute', {}, [2000, 60_000, 1000], 1],
  ] as const)('%s', async (_, renewal, steps, count) => {
    const session = { ...signedInAnna, expiresAt: endsIn(4), ...renewal };
    vi.stubGlobal('fetch', async () => Response.json({ ...session, renewalFailed: true }));
    await renderInShop(<SessionWatch />, { session });
    for (const ms of steps) await pass(ms);
    expect(warnings() > 0).toBe(count > 0);
    vi.unstubAllGlobals();
  });

  it('is not shown without a session', async () => {
    const fetched = vi.fn(async () => Response.json(anonymousSession));
    vi.stubGlobal('fetch', fetched);
    await renderInShop(<SessionWatch />);
    for (const ms of [60_000, 60_000, 60_000]) await pass(ms);
    expect(fetched).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

/** A second tab of the same browser. */
const otherTab = () => new BroadcastChannel('perennial-session');

/** Posts as another tab does. Ends when the page has received the message, and has sent what it sends at once. */
async function postToPage(tab: BroadcastChannel, message: SessionMessage): Promise<void> {
  // Listeners of one channel run in their order, and the page was first.
  const received = new Promise<void>((resolve) => {
    const stop = onSessionMessage(() => {
      stop();
      resolve();
    });
  });
  tab.postMessage(message);
  await act(() => received);
}

function LogOut() {
  const { signOut } = useSession();
  return (
    <button type="button" onClick={() => void signOut()}>
      Log out
    </button>
  );
}

function Invoices() {
  useCall('getInvoices', {});
  return null;
}

function Who() {
  return <p>{useSession().firstName ?? 'nobody'}</p>;
}

describe('other tabs', () => {
  let stopWatching: () => void;

  const tabs: BroadcastChannel[] = [];
  const open = () => {
    const tab = otherTab();
    tabs.push(tab);
    return tab;
  };

  function answerWith(session: SessionState): void {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>().mockImplementation(async () => Response.json(session)),
    );
  }

  const account = (
    <>
      <SessionWatch />
      <AccessGuard access="customer">
        <p>Anna’s subscriptions</p>
      </AccessGuard>
    </>
  );

  beforeEach(() => {
    // As the start of the page does.
    stopWatching = watchSignOutInOtherTab();
    vi.useRealTimers();
  });

  afterEach(() => {
    stopWatching();
    for (const tab of tabs.splice(0)) tab.close();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('a sign-out in another tab removes private data and the cart from this one', async () => {
    answerWith(anonymousSession);
    writeStored('lastBundle', 'sonic-brush-halo');
    await renderInShop(account, { session: signedInAnna, at: '/my-account/overview' });
    open().postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(screen.queryByText('Anna’s subscriptions')).toBeNull());
    expect(readStored('lastBundle')).toBeUndefined();
  });

  it('a sign-out in another tab before this one listened asks who is signed in', async () => {
    answerWith(anonymousSession);
    markSession(toSessionUser(signedInAnna), 10);
    markSignOut(20);
    await renderInShop(account, { session: signedInAnna, at: '/my-account/overview' });
    await waitFor(() => expect(screen.queryByText('Anna’s subscriptions')).toBeNull());
  });

  it('no sign-in takes the place of a log-out in this tab, whatever other tabs say', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>().mockImplementation(async (url) => {
        if (url === '/bff/logout') return Response.json({ redirectTo: 'https://id.example/end' });
        return Response.json(anonymousSession);
      }),
    );
    await renderInShop(
      <>
        {account}
        <LogOut />
      </>,
      { session: signedInAnna, at: '/my-account/overview' },
    );
    const other = open();
    const heard: string[] = [];
    other.addEventListener('message', ({ data }) => heard.push(data.kind));
    fireEvent.click(screen.getByText('Log out'));
    await waitFor(() => expect(heard).toContain('signed-out'));
    expect(heard).toContain('signing-out');
    const asked = () => vi.mocked(fetch).mock.calls.map(([url]) => url);
    await postToPage(other, { kind: 'seen', user: '' });
    expect(asked()).toEqual(['/bff/logout']);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(leave.mock.calls.map(([url]) => url)).toEqual(['https://id.example/end']);
  });

  it('sign-in starts only after the other tab has signed out at the identity provider', async () => {
    answerWith(anonymousSession);
    await renderInShop(account, { session: signedInAnna, at: '/my-account/overview' });
    const other = open();
    other.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(screen.queryByText('Anna’s subscriptions')).toBeNull());
    expect(leave).not.toHaveBeenCalled();
    other.postMessage({ kind: 'seen', user: '' });
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(String(leave.mock.calls[0]?.[0])).toContain('/bff/login?');
  });

  it('a tab that waits for a log-out does not tell a third one that it is over', async () => {
    answerWith(anonymousSession);
    await renderInShop(account, { session: signedInAnna, at: '/my-account/overview' });
    const other = open();
    const heard: string[] = [];
    other.addEventListener('message', ({ data }) => heard.push(data.kind));
    other.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(screen.queryByText('Anna’s subscriptions')).toBeNull());
    // What the page posts next is heard after what it may have posted before.
    postToOtherTabs({ kind: 'signing-out' });
    await waitFor(() => expect(heard).toContain('signing-out'));
    expect(heard).toEqual(['signing-out']);
  });

  it('sign-in starts when this tab gets the focus', async () => {
    answerWith(anonymousSession);
    await renderInShop(account, { session: signedInAnna, at: '/my-account/overview' });
    open().postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(screen.queryByText('Anna’s subscriptions')).toBeNull());
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });

  it('a sign-in in another tab shows the customer in this one', async () => {
    answerWith(signedInAnna);
    await renderInShop(
      <>
        <SessionWatch />
        <Who />
      </>,
    );
    expect(screen.getByText('nobody')).toBeDefined();
    open().postMessage({ kind: 'seen', user: toSessionUser(signedInAnna) });
    await screen.findByText('Anna');
  });

  const owen: SessionState = { ...signedInAnna, firstName: 'Owen', email: 'owen@example.com' };

  it('a sign-in in another tab loads again what this page shows', async () => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return Response.json(url === '/bff/session' ? owen : []);
    });
    await renderInShop(
      <>
        <SessionWatch />
        <Invoices />
      </>,
    );
    await waitFor(() => expect(requests).toEqual(['/api/invoice/list']));
    open().postMessage({ kind: 'seen', user: toSessionUser(owen) });
    await waitFor(() => expect(requests.slice(1)).toEqual(['/bff/session', '/api/invoice/list']));
  });

  it('the tips that a customer has closed are there again after the session, and the cart is kept', async () => {
    answerWith(anonymousSession);
    writeStored('dismissedTips', ['tip']);
    writeStored('lastBundle', 'sonic-brush-halo');
    await renderInShop(<SessionWatch />, { session: signedInAnna });
    open().postMessage({ kind: 'seen', user: '' });
    await waitFor(() => expect(readStored('dismissedTips')).toBeUndefined());
    expect(readStored('lastBundle')).toBe('sonic-brush-halo');
  });

  it('a log-out in this tab shows no notice that the session has ended', async () => {
    answerWith(anonymousSession);
    await renderInShop(<SessionWatch />, { session: signedInAnna });
    setLeaving('signing-out');
    act(() => announceSessionEnd(expired));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each(['signing-out', 'sign-out-failed'] as const)(
    'the message %s of another tab makes the page ask for no session',
    async (kind) => {
      answerWith(anonymousSession);
      await renderInShop(account, { session: signedInAnna });
      await postToPage(open(), { kind });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  const actingForAnna: SessionState = { ...signedInAnna, role: 'admin' };
  const actingForOwen: SessionState = { ...actingForAnna, firstName: 'Owen', email: 'owen@example.com' };

  it.each([
    ['loads the page again for another customer', signedInAnna, owen],
    ['loads the page of customer care again for another customer', actingForAnna, actingForOwen],
    ['loads the page again when customer care signs in', anonymousSession, actingForOwen],
    ['loads the page again for a customer after customer care', actingForAnna, signedInAnna],
  ])('%s, and forgets what was stored', async (_, before, after) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    writeStored('dismissedTips', ['tip']);
    writeStored('formDrafts', [{ form: 'support CA', owner: 1, fields: {} }]);
    answerWith(after);
    await renderInShop(<SessionWatch />, { session: before });
    open().postMessage({ kind: 'seen', user: toSessionUser(after) });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([localStorage.getItem('dismissedTips'), sessionStorage.getItem('formDrafts')]).toEqual([null, null]);
  });

  it('lead customer care to the admin login when its session has ended', async () => {
    answerWith(anonymousSession);
    await renderInShop(
      <>
        <SessionWatch />
        <AccessGuard access="customer">Anna’s invoices</AccessGuard>
      </>,
      { session: actingForAnna, at: '/my-account/overview' },
    );
    open().postMessage({ kind: 'seen', user: '' });
    await waitFor(() => expect(leave.mock.calls).toEqual([['/en-ca/login-admin']]));
    expect(screen.queryByText('Anna’s invoices')).toBeNull();
  });

  it('forget the cart of a customer when another one signs in', async () => {
    const owen: SessionState = { ...signedInAnna, email: 'owen@example.com' };
    keepDataOf(toSessionUser(signedInAnna));
    sessionStorage.setItem('bundleOfTab', '"halo"');
    answerWith(owen);
    await renderInShop(<SessionWatch />, { session: signedInAnna });
    open().postMessage({ kind: 'seen', user: toSessionUser(owen) });
    await waitFor(() => expect(sessionStorage.getItem('bundleOfTab')).toBeNull());
  });

  it('forget a customer whose session has ended when another one signs in, in another tab', async () => {
    const owen: SessionState = { ...signedInAnna, email: 'owen@example.com' };
    keepDataOf(toSessionUser(signedInAnna));
    writeStored('orderNumber', 'O-1');
    answerWith(owen);
    await renderInShop(<SessionWatch />);
    open().postMessage({ kind: 'seen', user: toSessionUser(owen) });
    await waitFor(() => expect(sessionStorage.getItem('orderNumber')).toBeNull());
  });

  it('a message about the same customer sends no request', async () => {
    answerWith(signedInAnna);
    await renderInShop(account, { session: signedInAnna });
    const other = open();
    await postToPage(other, { kind: 'seen', user: toSessionUser(signedInAnna) });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('get the customer of this page', async () => {
    const other = open();
    const heard = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    await renderInShop(<SessionWatch />, { session: signedInAnna });
    expect(await heard).toEqual({ kind: 'seen', user: toSessionUser(signedInAnna) });
  });
});
