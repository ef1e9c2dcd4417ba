// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { useIsFresh } from './use-is-fresh.ts';

type Load = { load: () => Promise<string> };

function Before({ load }: Load) {
  return <p>{useSWR('subscription', load).data}</p>;
}

function After({ load }: Load) {
  const response = useSWR('subscription', load);
  const isFresh = useIsFresh(response);
  return <p>{isFresh ? `now ${response.data ?? 'unknown'}` : 'waiting'}</p>;
}

function Pages({ load }: Load) {
  const [paid, setPaid] = useState(false);
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      {paid ? <After load={load} /> : <Before load={load} />}
      <button type="button" onClick={() => setPaid(true)}>
        Pay
      </button>
    </SWRConfig>
  );
}

afterEach(cleanup);

it('waits for a new response right after the last request, and reports no cached one', async () => {
  let answer = 'unpaid';
  render(<Pages load={async () => answer} />);
  await screen.findByText('unpaid');
  answer = 'paid';
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('waiting')).toBeDefined();
  await screen.findByText(/^now/);
  expect(screen.getByText('now paid')).toBeDefined();
});

it('requests once if nothing is cached, and ends with an error, too', async () => {
  let requests = 0;
  const load = async () => {
    requests += 1;
    throw new Error('unreachable');
  };
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <After load={load} />
    </SWRConfig>,
  );
  expect(screen.getByText('waiting')).toBeDefined();
  await screen.findByText('now unknown');
  expect(requests).toBe(1);
});
