// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import useSWR from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCallOnce } from '../../api/call-once.ts';
import { call } from '../../api/client.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { useChange } from './use-change.ts';

const params = { n: 'S-1', id: 'P-1' };
const page = { params: { id: 'S-1' } };

/** A dialog that is open. `name` is that of its tab. */
function Dialog({ name }: { name: string }) {
  const { data } = useSWR(['subscriptionPage', page], () => call('getSubscription', page));
  const once = useCallOnce();
  const { run, isDone, errorText } = useChange('shipReplenishmentNow', { once });
  return (
    <section aria-label={name}>
      <p>{data ? 'subscription' : 'loading'}</p>
      <p role="alert">{errorText}</p>
      <p role="status">{isDone ? 'shipped' : ''}</p>
      <button type="button" onClick={() => void run({ params })}>
        Ship now
      </button>
    </section>
  );
}

type Press = { readonly key: string | null };

let presses: Press[] = [];
/** The answers to the presses, in their order. */
let answers: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  localStorage.clear();
  presses = [];
  answers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isCharged = false;
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (!url.endsWith('/shipping-now')) {
      return Response.json(subscriptionDetails({ nextShipmentDate: isCharged ? '2026-06-01' : '2026-05-01' }));
    }
    presses.push({ key: new Headers(headers).get('idempotency-key') });
    const answer = answers.shift();
    isCharged ||= answer === undefined;
    return answer?.() ?? Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inTab = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(inTab(name).getByRole('button'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows open dialogs, with the data of the account. */
async function open(...names: readonly string[]): Promise<void> {
  const dialogs = names.map((name) => <Dialog key={name} name={name} />);
  await renderInShop(dialogs, { session: signedInAnna });
  await pass(0);
  for (const name of names) inTab(name).getByText('subscription');
}

const unknown = () =>
  Response.json(
    { title: '', status: 504, code: 'charge.unknown', detail: 'Nobody knows. Try again in 30 minutes.', messages: [] },
    { status: 504 },
  );

/** Longer than all pauses of a page that looks whether a change was made. */
const LOOKED_MS = 20_000;

describe('a charge', () => {
  it('is the same one for a dialog that is pressed in two tabs, and is told as done in both', async () => {
    await open('first', 'second');
    press('first');
    await pass(0);
    press('second');
    await pass(0);
    expect(presses[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(presses).toEqual([presses[0], presses[0]]);
    for (const tab of ['first', 'second']) inTab(tab).getByText('shipped');
  });

  it('is the same one after a reload between the press and its answer', async () => {
    answers = [() => new Promise(() => undefined)];
    await open('before');
    press('before');
    await pass(0);
    cleanup();
    await open('after');
    press('after');
    await pass(0);
    inTab('after').getByText('shipped');
    expect(presses).toEqual([presses[0], presses[0]]);
  });

  it('whose result is not known says so, and what the account shows, and a further press sends no other one', async () => {
    answers = [unknown, unknown];
    await open('only');
    for (const count of [1, 2]) {
      press('only');
      await pass(LOOKED_MS);
      expect(presses).toHaveLength(count);
      expect(inTab('only').getByRole('alert').textContent).toBe(
        'Nobody knows. Try again in 30 minutes.\nYour account does not show it at the moment.',
      );
      expect(inTab('only').getByRole('status').textContent).toBe('');
    }
    expect(presses[1]).toEqual(presses[0]);
  });

  it('whose result is not known is told as done when the account shows it', async () => {
    answers = [
      () => {
        answers = [];
        return unknown();
      },
    ];
    await open('only');
    press('only');
    await pass(0);
    // A press in another tab has the same key, and finds the charge made.
    await call('shipReplenishmentNow', { params });
    await pass(LOOKED_MS);
    inTab('only').getByText('shipped');
  });
});
