// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCall } from '../../api/use-call.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { useChange } from './use-change.ts';

function Pausing() {
  const { data = [] } = useCall('getSubscriptions', {});
  const { run, errorText } = useChange('pauseReplenishment');
  const pause = () => run({ params: { id: 'S-1' }, query: {} });
  return (
    <>
      <p>{data.length === 0 ? 'none' : 'some'}</p>
      <p>{errorText}</p>
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

/** A form that the customer can leave and open again. */
function Reopened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Saving />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Open'}
      </button>
    </>
  );
}

function Saving() {
  const { run, isRunning } = useChange('sendSupportQuestion');
  return (
    <button type="button" onClick={() => void run({ body: { fromEmail: '', title: '', question: '' } })}>
      {isRunning ? 'Sending' : 'Send'}
    </button>
  );
}

it('is busy until the answer, also in a form that was left and opened again', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', fetch);
  await renderInShop(<Reopened />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sending' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Sending' });
  answer.resolve(Response.json({}));
  await screen.findByRole('button', { name: 'Send' });
  expect(fetch).toHaveBeenCalledOnce();
});

function Carriers() {
  const { data } = useCall('getReturnCarriers', { query: { subscriptionNumber: 'S-1', scope: 'TryBuy' } });
  const { run } = useChange('updateReturnAddress');
  const address = { countryCode: 'CA' };
  return (
    <>
      <p>{data ? 'carriers of the old address' : 'no carriers'}</p>
      <button type="button" onClick={() => void run({ body: { scope: 'TryBuy', subscriptionNumber: 'S-1', address } })}>
        Save
      </button>
    </>
  );
}

it('shows no answer any more that was one for something else, before the new one is there', async () => {
  const carriers: (Response | Promise<Response>)[] = [
    Response.json({ tryBuyCarriers: [], replenishmentCarriers: [] }),
    new Promise(() => undefined),
  ];
  vi.stubGlobal('fetch', async (url: string) => (url.includes('arrier') ? carriers.shift() : Response.json({})));
  await renderInShop(<Carriers />, { session: signedInAnna });
  await screen.findByText('carriers of the old address');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('no carriers');
});
