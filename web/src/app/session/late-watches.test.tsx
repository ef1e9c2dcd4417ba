// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changes } from '../../api/change-record.ts';
import { createMakeChange, type MakeChange } from '../../api/make-change.ts';
import { useSession } from '../../api/session.ts';
import { setLeaving } from '../../api/session-end.ts';
import { useCall } from '../../api/use-call.ts';
import { pendingActivity, settledActivity } from '../../testing/answers.ts';
import { stubLocks } from '../../testing/fake-locks.ts';
import { opens, staleActivity, stubStreams } from '../../testing/fake-streams.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import LateWatches from './late-watches.tsx';
import { PaymentActivityWatch } from './payment-watch.tsx';

let activity: object;
let session: object;
let requests: string[];
const tabs: BroadcastChannel[] = [];

/** A second tab of the same browser. */
function otherTab() {
  const channel = new BroadcastChannel('perennial-events');
  tabs.push(channel);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { channel, heard };
}

/** Makes changes as a form of the page does. */
let makeChange: MakeChange | undefined;

function Changes() {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const untilLookedAgain = undefined;
    makeChange = createMakeChange(
      { cache, mutate },
      { isShown: () => true, showWaiting: () => undefined, untilLookedAgain },
    );
  }, [cache, mutate]);
  return null;
}

function Page() {
  useCall('getInvoices', {});
  useCall('getProfile', {});
  const { signedIn } = useSession();
  return (
    <>
      <p>{signedIn ? 'signed in' : 'signed out'}</p>
      <PaymentActivityWatch />
      <LateWatches />
    </>
  );
}

async function answer(input: unknown): Promise<Response> {
  const path = String(input);
  requests.push(path);
  if (path.endsWith('payment-activity')) return Response.json(activity);
  return path === '/bff/session' ? Response.json(session) : Response.json([]);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const count = (end: string) => requests.filter((path) => path.endsWith(end)).length;

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let restoreLocks: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  restoreLocks = stubLocks();
  look('visible');
  activity = settledActivity;
  session = signedInAnna;
  requests = [];
});
afterEach(() => {
  cleanup();
  for (const tab of tabs.splice(0)) tab.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  restoreLocks();
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof stubStreams>[0] = []) {
  const stubbed = stubStreams(answers, answer);
  const rendered = await renderInShop(<Page />, { session: signedInAnna });
  await pass(100);
  return { ...stubbed, ...rendered };
}

/** Writes to the newest stream, and waits until the page has heard it. */
async function write(streams: Awaited<ReturnType<typeof open>>['streams'], text: string): Promise<void> {
  streams.at(-1)?.write(text);
  await pass(100);
}

describe('with a stream', () => {
  it('payments are not polled, and their end is seen at once with all that it makes stale', async () => {
    activity = pendingActivity;
    const { streams } = await open();
    await write(streams, opens);
    // What the page knew was of before.
    expect(count('payment-activity')).toBe(2);
    for (let beat = 0; beat < 9; beat += 1) {
      await pass(15_000);
      await write(streams, ':\n\n');
    }
    expect(count('payment-activity')).toBe(2);
    // Nor is the end of the session looked for.
    expect(count('/bff/session')).toBe(0);
    const invoices = count('/invoice/list');
    activity = settledActivity;
    await write(streams, staleActivity);
    expect(count('payment-activity')).toBe(3);
    expect(count('/invoice/list')).toBe(invoices + 1);
  });

  it('nothing is asked again when it opens while no payment is under way', async () => {
    const { streams } = await open();
    const before = requests.length;
    await write(streams, opens);
    expect(requests.length).toBe(before);
  });

  it('what another browser has changed is loaded again, and nothing else', async () => {
    const { streams } = await open();
    await write(streams, opens);
    const before = requests.length;
    await write(streams, 'event: stale\ndata: ["getProfile","getSubscriptions"]\n\n');
    expect(requests.slice(before)).toEqual(['/api/user/details']);
    // The shop may show it some seconds later.
    await pass(8000);
    expect(requests.slice(before)).toEqual(['/api/user/details', '/api/user/details']);
    // What is named later is loaded later, once for all of it, and nothing of before.
    const then = requests.length;
    await write(streams, 'event: stale\ndata: ["getInvoices"]\n\n');
    await pass(5000);
    await write(streams, 'event: stale\ndata: ["getInvoices"]\n\n');
    await pass(7000);
    expect(requests.slice(then)).toEqual(['/api/invoice/list', '/api/invoice/list']);
    await pass(1000);
    expect(requests.slice(then)).toEqual(['/api/invoice/list', '/api/invoice/list', '/api/invoice/list']);
  });

  it('all is loaded again after a gap, because nobody knows what has happened in it', async () => {
    const { streams } = await open();
    await write(streams, opens);
    streams[0]?.lose();
    await pass(4000);
    const before = requests.length;
    await write(streams, opens);
    expect(requests.slice(before).sort()).toEqual([
      '/api/invoice/list',
      '/api/user/details',
      '/api/user/payment-activity',
    ]);
  });

  it('the end of the session is seen at once, also by a page that nobody looks at', async () => {
    const { streams, getByText } = await open();
    await write(streams, opens);
    session = { signedIn: false, role: 'user' };
    look('hidden');
    await write(streams, 'event: session\ndata: "ended"\n\n');
    getByText('signed out');
  });

  it('another sign-in is asked about at once', async () => {
    const { streams } = await open();
    await write(streams, opens);
    await write(streams, 'event: session\ndata: "changed"\n\n');
    expect(count('/bff/session')).toBe(1);
  });

  it('that has told the end of the session is not opened again by a page that is about to leave', async () => {
    const { streams, asked } = await open();
    await write(streams, opens);
    // The answer is late, so the page stays as it is.
    vi.stubGlobal(
      'fetch',
      new Proxy(fetch, {
        apply: (send, _, [input, init]) =>
          input === '/bff/session' ? new Promise(() => undefined) : send(input, init),
      }),
    );
    await write(streams, 'event: session\ndata: "ended"\n\n');
    streams[0]?.end();
    await pass(9000);
    expect(asked()).toBe(1);
  });

  it('is not opened while another tab logs out', async () => {
    look('hidden');
    const stubbed = await open();
    setLeaving('signing-out-elsewhere');
    look('visible');
    await pass(5000);
    expect(stubbed.asked()).toBe(0);
    setLeaving('no');
    await pass(10_000);
    expect(stubbed.asked()).toBe(1);
  });

  it('a page that nobody looks at loads nothing', async () => {
    const { streams } = await open();
    await write(streams, opens);
    look('hidden');
    const before = requests.length;
    await write(streams, staleActivity);
    await write(streams, 'event: session\ndata: "changed"\n\n');
    expect(requests.length).toBe(before);
  });

  it('the other tabs hear all that it tells, and that it is there', async () => {
    const { heard } = otherTab();
    const { streams } = await open();
    await write(streams, opens);
    await write(streams, staleActivity);
    await write(streams, ':\n\n');
    await vi.waitFor(() => expect(heard).toHaveLength(5));
    expect(heard).toEqual([
      { kind: 'sign' },
      { kind: 'event', event: { name: 'open' } },
      { kind: 'sign' },
      { kind: 'event', event: { name: 'stale', data: ['getPaymentActivity'] } },
      { kind: 'sign' },
    ]);
  });

  it('the other tabs hear what this one has changed, when the change has its answer', async () => {
    const { heard } = otherTab();
    stubStreams([new Response(null, { status: 204 })], answer);
    await renderInShop(
      <>
        <Changes />
        <Page />
      </>,
      { session: signedInAnna },
    );
    await pass(100);
    heard.length = 0;
    await makeChange?.('pauseReplenishment', { params: { id: 'CA-1' }, query: {} });
    await pass(100);
    const data = ['subscriptionPage', 'getSubscriptions', 'comingUp'];
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'event', event: { name: 'stale', data } }]));
  });

  it('the other tabs hear of a payment, and of nothing any more from a page without a customer', async () => {
    const { heard } = otherTab();
    const { unmount } = await open([new Response(null, { status: 204 })]);
    heard.length = 0;
    changes.onPaid?.();
    await pass(100);
    const data = expect.arrayContaining(['getInvoices', 'getPaymentActivity']);
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'event', event: { name: 'stale', data } }]));
    unmount();
    expect([changes.onPaid, changes.onMade]).toEqual([undefined, undefined]);
  });

  it('of another tab, payments are not polled either, until that is silent', async () => {
    const { channel } = otherTab();
    // This tab has its turn, and gets no stream.
    await open([new Response(null, { status: 204 })]);
    for (let beat = 0; beat < 8; beat += 1) {
      channel.postMessage({ kind: 'sign' });
      await pass(15_000);
    }
    const before = count('payment-activity');
    expect(before).toBeLessThanOrEqual(2);
    channel.postMessage({ kind: 'event', event: { name: 'stale', data: ['getPaymentActivity'] } });
    await vi.waitFor(() => expect(count('payment-activity')).toBe(before + 1));
    await pass(40_000 + 61_000);
    expect(count('payment-activity')).toBe(before + 3);
  });
});

describe('without a stream', () => {
  it.each([
    ['that the operator wants', [new Response(null, { status: 204 })]],
    ['that comes through the proxy', ['buffered by a proxy', 'buffered by a proxy']],
    ['that can be reached', Array.from({ length: 20 }, () => new TypeError('network error'))],
  ] as const)('%s, payments are polled every 30 seconds', async (_, answers) => {
    await open([...answers]);
    await pass(60_000);
    expect(count('payment-activity')).toBe(3);
  });

  it('because the browser has no locks at this address, payments are polled', async () => {
    // The type of the DOM has them always.
    vi.stubGlobal('navigator', { onLine: true, language: 'en' } as unknown as Navigator);
    const { asked } = await open();
    await pass(60_000);
    expect([asked(), count('payment-activity')]).toEqual([0, 3]);
  });

  it('any more, payments are polled again', async () => {
    const { streams } = await open();
    await write(streams, opens);
    streams[0]?.lose();
    await pass(100);
    const before = count('payment-activity');
    await pass(1000);
    vi.stubGlobal('fetch', (input: unknown) =>
      String(input).startsWith('/bff/event') ? Promise.reject(new TypeError()) : answer(input),
    );
    await pass(60_000);
    expect(count('payment-activity')).toBe(before + 2);
  });
});
