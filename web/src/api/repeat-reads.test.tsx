// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from './client.ts';
import { repeatReads } from './repeat-reads.ts';

function Page({ read }: { read: () => Promise<string> }) {
  const { data, error } = useSWR<string, Error>('subscription', read);
  return <p>{data ?? error?.message ?? 'Loading'}</p>;
}

const problem = (status: number, retryAfterSeconds?: number) =>
  new ProblemError({
    type: '',
    title: '',
    status,
    detail: 'Not now.',
    messages: [],
    requestId: '',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/** Shows a page whose first reads fail; the next one succeeds. */
async function show(...failures: Error[]) {
  const read = vi.fn(async () => {
    const error = failures.shift();
    if (error) throw error;
    return 'Here it is.';
  });
  render(
    <SWRConfig value={{ ...repeatReads, provider: () => new Map() }}>
      <Page read={read} />
    </SWRConfig>,
  );
  await pass(0);
  expect(screen.queryByText('Here it is.')).toBeNull();
  return read;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([429, 503])('repeats a read after the short wait of a %i, and not earlier', async (status) => {
  const read = await show(problem(status, 2));
  await pass(1999);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1);
  screen.getByText('Here it is.');
});

it.each([
  ['a long wait', problem(503, 6)],
  ['a refusal', problem(400)],
  ['an error of the page itself', new TypeError('no answer')],
  ['the last status that is no failure of the server', problem(499)],
])('leaves the next try to the customer after %s', async (_, failure) => {
  const read = await show(failure);
  await pass(600_000);
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([0, 500, 502, 504])(
  'repeats a read after a failure without an answer or with status %i that names no wait',
  async (status) => {
    await show(problem(status));
    await pass(60_000);
    screen.getByText('Here it is.');
  },
);

it('repeats a read after the longest short wait', async () => {
  await show(problem(503, 5));
  await pass(5000);
  screen.getByText('Here it is.');
});

it.each([
  [5, 'Here it is.'],
  [6, 'Not now.'],
])('ends after five repetitions: %i failures show "%s"', async (count, text) => {
  const read = await show(...Array.from({ length: count }, () => problem(503, 1)));
  await pass(60_000);
  screen.getByText(text);
  expect(read).toHaveBeenCalledTimes(6);
});
