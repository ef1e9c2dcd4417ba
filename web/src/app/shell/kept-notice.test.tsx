// @vitest-environment happy-dom
import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import type { Profile } from '@perennial/shared/models/profile';
import { KEPT_SINCE_HEADER, TAKES_KEPT } from '@perennial/shared/page-data';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../api/kept-answers.ts';
import { useCall } from '../../api/use-call.ts';
import { ChangeEntry } from '../../commerce/status/change-entry.tsx';
import { useStore } from '../../state/use-store.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import KeptNotice, { formatSince } from './kept-notice.tsx';

const { outage, ui } = en;
/** How often a page asks by itself, in milliseconds. */
const ASK_MS = 20_000;
const SINCE = new Date(Date.now() - 60_000).toISOString();
const notice = () =>
  screen.queryByText(outage.notice.replace('{{time}}', formatSince(Date.parse(SINCE), Date.now(), 'en-CA')));

/** What the shop has: undefined while it is away, and the BFF has `kept`. */
let firstName: string | undefined;
let kept: string | undefined = 'Ada';
const requests = vi.fn();

const fetched = vi.fn<typeof fetch>(async (url, request) => {
  requests(url, new Headers(request?.headers).get('cache-control'));
  const name = firstName ?? kept;
  if (name === undefined) return new Response(JSON.stringify({ detail: 'away', messages: [] }), { status: 503 });
  const headers: Record<string, string> = firstName === undefined ? { [KEPT_SINCE_HEADER]: SINCE } : {};
  return new Response(JSON.stringify({ ...sampleProfile(), personalDetail: { firstName: name } } as Profile), {
    headers,
  });
});

function Name() {
  const { data } = useCall('getProfile', {});
  return <p>{data && `I am ${data.personalDetail.firstName}`}</p>;
}

function Page() {
  const isKept = Object.keys(useStore(keptAnswers)).length > 0;
  return (
    <>
      {isKept && <KeptNotice />}
      <h1>Account</h1>
      <Name />
      <ChangeEntry label="Pause">
        <button type="button">Pause</button>
      </ChangeEntry>
      <Link to="/cart">Cart</Link>
    </>
  );
}

const pause = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pause' });
const press = () => act(() => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${ui.retry}`) })));
const open = () => renderInShop(<Page />, { at: '/my-account/overview' });

beforeEach(() => {
  firstName = undefined;
  kept = 'Ada';
  vi.stubGlobal('fetch', fetched);
  window.history.replaceState(null, '', '/en-ca/my-account/overview');
});
afterEach(() => {
  cleanup();
  keptAnswers.set(Object.fromEntries(Object.keys(keptAnswers.get()).map((key) => [key, undefined])));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  requests.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('a page with a kept answer', () => {
  it('says since when, and why nothing can be changed', async () => {
    await open();
    await screen.findByText('I am Ada');
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(notice()?.closest('[role=status]')?.className).toContain('notice--warning');
    expect(pause().disabled).toBe(true);
    const reason = document.getElementById(pause().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(outage.closed);
    expect(requests).toHaveBeenCalledWith('/api/user/details', TAKES_KEPT);
  });

  it('asks again when it is told to, and says that the shop is still away', async () => {
    await open();
    await waitFor(() => expect(notice()).not.toBeNull());
    press();
    const retry = screen.getByRole('button', { name: new RegExp(ui.retrying) });
    expect(retry.getAttribute('aria-busy')).toBe('true');
    await screen.findByText(outage.still, { selector: '.notification--warning .notification__text' });
    expect(notice()).not.toBeNull();
    expect(retry.getAttribute('aria-busy')).toBe('false');
  });

  it('shows fresh data when the shop is back, opens the changes, and says so', async () => {
    await open();
    await waitFor(() => expect(notice()).not.toBeNull());
    firstName = 'Grace';
    screen.getByRole('button', { name: new RegExp(`^${ui.retry}`) }).focus();
    press();
    await screen.findByText('I am Grace');
    await screen.findByText(outage.over, { selector: '.notification--success .notification__text' });
    expect(notice()).toBeNull();
    expect(pause().disabled).toBe(false);
    // The button that had the focus has gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Account' })));
  });

  it('asks by itself from time to time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await waitFor(() => expect(notice()).not.toBeNull());
    firstName = 'Grace';
    requests.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(ASK_MS - 2000));
    expect(requests).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await screen.findByText('I am Grace');
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('keeps what it has if nothing is kept any more', async () => {
    await open();
    await waitFor(() => expect(notice()).not.toBeNull());
    kept = undefined;
    press();
    await screen.findByText(outage.still, { selector: '.notification__text' });
    expect([screen.queryByText('I am Ada'), notice()]).not.toContain(null);
  });
});

function Subscriptions() {
  useCall('getSubscriptions', {});
  return <Link to="/my-account/billing">Billing</Link>;
}

describe('a page with several kept answers', () => {
  const OLDER = new Date(Date.now() - 180_000).toISOString();
  const asked = () => requests.mock.calls.map(([url]) => url).sort();
  const both = ['/api/subscriptions', '/api/user/details'];
  let isBack: boolean;

  beforeEach(async () => {
    isBack = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async (url: string) => {
      requests(url);
      const isProfile = url === '/api/user/details';
      const headers = isBack ? {} : { [KEPT_SINCE_HEADER]: isProfile ? SINCE : OLDER };
      return Response.json(isProfile ? sampleProfile() : [], { headers });
    });
    const page = (
      <>
        <Page />
        <Subscriptions />
      </>
    );
    await renderInShop(page, { at: '/my-account/overview' });
    await screen.findByText(outage.notice.replace('{{time}}', formatSince(Date.parse(OLDER), Date.now(), 'en-CA')));
    requests.mockClear();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('says since when the oldest is, and asks for one after the other', async () => {
    await pass(ASK_MS);
    expect(asked()).toHaveLength(1);
    await pass(ASK_MS);
    expect(asked()).toEqual(both);
  });

  it('asks for all when one of them has come', async () => {
    isBack = true;
    await pass(ASK_MS);
    expect(asked()).toEqual(both);
    await screen.findByText(outage.over, { selector: '.notification__text' });
  });

  it('asks for all when another page is opened', async () => {
    act(() => screen.getByRole('link', { name: 'Billing' }).click());
    await pass(100);
    expect(asked()).toEqual(both);
  });

  it('asks for nothing while nobody looks', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3 * ASK_MS);
    expect(asked()).toEqual([]);
    visibility.mockRestore();
    await pass(ASK_MS);
    expect(asked()).toHaveLength(1);
  });
});

it('says nothing on a page that shows no kept answers, and changes are open there', async () => {
  await open();
  await waitFor(() => expect(notice()).not.toBeNull());
  act(() => screen.getByRole('link', { name: 'Cart' }).click());
  expect(notice()).toBeNull();
  await waitFor(() => expect(pause().disabled).toBe(false));
  expect(screen.queryByText(outage.over)).toBeNull();
});

it('is nothing while the shop answers, and no other page takes a kept answer', async () => {
  firstName = 'Ada';
  window.history.replaceState(null, '', '/en-ca/checkout');
  await open();
  await screen.findByText('I am Ada');
  expect([notice(), pause().disabled]).toEqual([null, false]);
  expect(requests).toHaveBeenCalledWith('/api/user/details', null);
});

const at = (text: string) => new Date(text).getTime();

it.each([
  ['en-GB', '2026-11-26T14:03:20', '2026-11-26T14:40:00', '14:03'],
  ['de-DE', '2026-11-26T14:03:20', '2026-11-26T14:40:00', '14:03'],
  ['en-CA', '2026-11-26T14:03:20', '2026-11-26T14:40:00', '2:03 p.m'],
  ['en-GB', '2026-11-26T23:50:00', '2026-11-27T00:10:00', '26 November 2026 at 23:50'],
  ['de-DE', '2026-11-26T23:50:00', '2026-11-27T00:10:00', '26. November 2026 um 23:50'],
  ['en-GB', '2026-10-26T14:03:00', '2026-11-26T14:10:00', '26 October 2026 at 14:03'],
])('names in %s the moment %s at %s: %s', (language, since, now, expected) => {
  // Which space stands before p.m. depends on the browser.
  expect(formatSince(at(since), at(now), language).replace(/\s/g, ' ')).toBe(expected);
});
