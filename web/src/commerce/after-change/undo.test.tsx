// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { anonymousSession } from '@perennial/shared/models/session';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenData } from '../../api/change-record.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { addMade } from './made-changes.ts';
import { useTellDone } from './use-tell-done.tsx';

const page = (changes: Partial<SubscriptionDetails> = {}) => ({ ...subscriptionDetails(changes), content: null });
const before = page({ nextShipmentDate: '2026-07-14' });
const paused = page({ status: 'Paused', ableToResumeReplenishment: true });
const key = ['subscriptionPage', { params: { id: 'S-1000001' } }] as const;
const pause = { name: 'pauseReplenishment', input: { params: { id: 'S-1000001' }, query: {} } } as const;

/** What the shop shows now, and how it answers to the way back. */
let shown: SeenData;
let answer: () => Response;
const sent: { readonly path: string; readonly key: string | null }[] = [];

/** Tells of a pause that was made. `seen` is what the page had loaded again by then. */
function Tell({ seen }: { seen: SeenData }) {
  const { cache, mutate } = useSWRConfig();
  const tellDone = useTellDone();
  async function tell(): Promise<void> {
    await mutate(key, seen, { revalidate: false });
    addMade(cache, { ...pause, before, key }, 'K7MQ2F9D');
    tellDone('Paused.', ['pauseReplenishment']);
  }
  return (
    <button type="button" onClick={() => void tell()}>
      Tell
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-15T12:00:00Z') });
  shown = paused;
  answer = () => {
    shown = before;
    return Response.json({});
  };
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(shown);
    sent.push({ path, key: new Headers(headers).get('idempotency-key') });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function tell(seen: SeenData = paused, session = signedInAnna): Promise<void> {
  await renderInShop(<Tell seen={seen} />, { session });
  fireEvent.click(screen.getByText('Tell'));
  await pass(0);
}

const card = () => document.querySelector('.notification');
const button = () => screen.queryByRole('button', { name: /^Undo/ });
const press = () => {
  const found = button();
  if (!found) throw new Error('Nothing can be undone');
  fireEvent.click(found);
};

describe('the way back in a notice', () => {
  it('is offered for half a minute, with what it does and the receipt', async () => {
    await tell();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Paused.You can undo this for half a minute.');
    expect(button()?.getAttribute('aria-describedby')).toBe(screen.getByText(/^Undo ends the pause at once/).id);
    const link = screen.getByRole('link', { name: 'Receipt' });
    expect(link.getAttribute('href')).toBe('/my-account/receipts?language=en-CA&receipt=K7MQ2F9D');
    await pass(29_999);
    expect(card()).not.toBeNull();
    await pass(1);
    expect(card()).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    ['pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('does not vanish under the %s', async (_, enter, leave) => {
    await tell();
    enter(card() as Element);
    await pass(90_000);
    expect(button()).not.toBeNull();
    leave(card() as Element);
    await pass(30_000);
    expect(card()).toBeNull();
  });

  it('is sent once for two presses, with a key, and is told without another way back', async () => {
    await tell();
    press();
    press();
    await pass(0);
    expect(sent).toEqual([
      { path: '/api/replenishments/S-1000001/resume', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    screen.getByText('The pause has ended. Your subscription continues.', { selector: '.notification__text' });
    expect(screen.queryByText('Paused.', { selector: '.notification__text' })).toBeNull();
    expect(button()).toBeNull();
    expect(card()?.classList).toContain('notification--success');
    // With the receipt alone.
    await pass(9999);
    expect(card()).not.toBeNull();
    await pass(1);
    expect(card()).toBeNull();
  });

  it('keeps its notice while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise as unknown as Response;
    await tell();
    press();
    await pass(120_000);
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    shown = before;
    resolve(Response.json({}));
    await pass(0);
    screen.getByText('The pause has ended. Your subscription continues.', { selector: '.notification__text' });
  });

  it('shows why the shop refused it, and the same press sends it again', async () => {
    answer = () => Response.json({ detail: 'Not now.', messages: [], code: 'x', status: 400 }, { status: 400 });
    await tell();
    press();
    await pass(0);
    screen.getByText('Not now.');
    press();
    await pass(0);
    expect(sent).toHaveLength(2);
  });

  it('gives way to words if the shop closes it', async () => {
    answer = () => {
      shown = page({ status: 'Paused' });
      return Response.json({ detail: 'It is too late.', messages: [], code: 'x', status: 400 }, { status: 400 });
    };
    await tell();
    press();
    await pass(0);
    screen.getByText('It is too late.');
    screen.getByText('This can no longer be undone here.');
    expect(button()).toBeNull();
  });

  it('waits until the shop shows the change', async () => {
    await tell(before);
    expect(button()).toBeNull();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Paused.');
    await pass(500);
    expect(button()).not.toBeNull();
  });

  it('is not asked for again if the shop shows the change, and closes the way back', async () => {
    const reads = vi.fn();
    const closed = page({ status: 'Paused' });
    shown = closed;
    const { fetch } = window;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      reads(request[0]);
      return fetch(...request);
    });
    await tell(closed);
    await pass(20_000);
    expect([button(), reads.mock.calls]).toEqual([null, []]);
  });

  it('is offered to nobody who has logged out', async () => {
    await tell(paused, anonymousSession);
    expect([button(), screen.queryByRole('link', { name: 'Receipt' })]).toEqual([null, null]);
  });
});
