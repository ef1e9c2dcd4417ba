// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../../api/client.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { type ActionOptions, useAction } from './use-action.ts';

type Props = { send: () => Promise<string>; options: ActionOptions<void, string> };

function Sending({ send, options }: Props) {
  const { run, isRunning, isDone, errorText, reset } = useAction(send, options);
  return (
    <>
      <p>
        {isRunning ? 'running' : 'resting'}, {isDone ? 'done' : 'not done'}, {errorText ?? 'no failure'}
      </p>
      <button type="button" onClick={() => void run()}>
        Send
      </button>
      <button type="button" onClick={reset}>
        Forget
      </button>
    </>
  );
}

function Page(props: Props) {
  const [hasLeft, setLeft] = useState(false);
  return (
    <>
      {!hasLeft && <Sending {...props} />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

const refusal = new ProblemError({
  type: '',
  title: '',
  status: 400,
  code: 'x',
  detail: 'The shop has refused it.',
  messages: [],
  requestId: '',
});

/** Shows the page. Each press is answered by the next call of `answer`. */
async function open(options: Props['options'] = {}) {
  const answers: PromiseWithResolvers<string>[] = [];
  const send = vi.fn(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  await renderInShop(<Page send={send} options={options} />);
  const answer = (settle: (given: PromiseWithResolvers<string>) => void) =>
    act(async () => settle(answers.at(-1) as PromiseWithResolvers<string>));
  return { send, answer };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refuse = ({ reject }: PromiseWithResolvers<string>) => reject(refusal);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends once for two presses, shows the reason of a failure, and sends again', async () => {
  const onFailed = vi.fn();
  const { send, answer } = await open({ onFailed });
  press('Send');
  press('Send');
  screen.getByText('running, not done, no failure');
  expect(send).toHaveBeenCalledOnce();
  await answer(refuse);
  screen.getByText('resting, not done, The shop has refused it.');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(refusal, undefined);
  expect(screen.getByRole('status').textContent).toBe('');

  press('Send');
  screen.getByText('running, not done, The shop has refused it.');
  await answer(({ resolve }) => resolve('sent'));
  screen.getByText('resting, done, no failure');
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells what was done, and takes the next press', async () => {
  const onDone = vi.fn();
  const { send, answer } = await open({ onDone });
  press('Send');
  await answer(({ resolve }) => resolve('sent'));
  expect(onDone).toHaveBeenCalledExactlyOnceWith('sent', undefined);
  press('Send');
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends what is sent once no second time after it was done', async () => {
  const { send, answer } = await open({ isOnce: true });
  press('Send');
  await answer(refuse);
  press('Send');
  await answer(({ resolve }) => resolve('sent'));
  press('Send');
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells a customer who has left why it has failed', async () => {
  const { answer } = await open();
  press('Send');
  press('Leave');
  await answer(refuse);
  expect(screen.getByRole('status').textContent).toBe('The shop has refused it.');
});

it('tells a failure in a notification where nothing else shows it, in other words where they fit better', async () => {
  const { answer } = await open({ failsIn: 'notification', toFailureText: () => 'It has not reached us.' });
  press('Send');
  await answer(refuse);
  expect(screen.getByRole('status').textContent).toBe('It has not reached us.');
});

it.each([
  ['seven seconds later still reads, on another page,', 'Leave', 7000, 'The shop has refused it.'],
  ['eleven seconds later reads no more, on another page,', 'Leave', 11_000, ''],
  ['seven seconds later reads no more, where the press was,', 'Forget', 7000, ''],
])('a customer %s why a change has failed', async (_, next, milliseconds, text) => {
  vi.useFakeTimers();
  const { answer } = await open({ failsIn: 'notification' });
  press('Send');
  press(next);
  await answer(refuse);
  expect(screen.getByRole('status').textContent).toBe('The shop has refused it.');
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('tells an exception that nobody foresees in words, reports it, and takes the next press', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { send, answer } = await open();
  const failure = new TypeError('not a function');
  press('Send');
  await answer(({ reject }) => reject(failure));
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  expect(screen.getByRole('status').textContent).toMatch(/^We do not know whether your change went through/);
  screen.getByText('resting, not done, no failure');
  press('Send');
  expect(send).toHaveBeenCalledTimes(2);
});

it('forgets the reason of a failure, and not that it runs', async () => {
  const { answer } = await open();
  press('Send');
  await answer(refuse);
  press('Forget');
  screen.getByText('resting, not done, no failure');
  press('Send');
  press('Forget');
  screen.getByText('running, not done, no failure');
});
