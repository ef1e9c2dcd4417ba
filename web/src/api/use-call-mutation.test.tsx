// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../testing/in-shop.tsx';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

function Pausing() {
  const { data = [] } = useCall('getSubscriptions', {});
  const { trigger, error } = useCallMutation('pauseReplenishment');
  const pause = () => trigger({ params: { id: 'S-1' }, query: {} }).catch(() => undefined);
  return (
    <>
      <p>{data.length === 0 ? 'none' : 'some'}</p>
      <p>{error?.problem.detail}</p>
      <button type="button" onClick={() => void pause()}>
        Pause
      </button>
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem = (status: number, code?: string) =>
  Response.json({ title: '', status, code, detail: 'It failed.', messages: [] }, { status });

it.each<[string, number, () => Response]>([
  ['after a change', 2, () => Response.json({})],
  ['after a change whose response was lost', 2, () => problem(504)],
  ['after a change without a connection', 2, () => Promise.reject(new TypeError('offline')) as never],
  ['after a refusal', 2, () => problem(400)],
  ['not after a limit, which says nothing about it', 1, () => problem(429)],
  ['not after a time-out of the request, which says nothing about it', 1, () => problem(408)],
  ['not after a failure that says that nothing was done', 1, () => problem(503, 'shop.busy')],
])('loads again what a change makes stale, %s', async (_, count, answer) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/api/subscriptions') return answer();
    asked.push(url);
    return Response.json(asked.length === 1 ? [] : [{}]);
  });
  await renderInShop(<Pausing />, { session: signedInAnna });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(count === 2 ? 'some' : 'It failed.');
  expect(asked).toHaveLength(count);
});
