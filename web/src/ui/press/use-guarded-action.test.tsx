// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { useGuardedAction } from './use-guarded-action.ts';

function Order({ send }: { send: () => Promise<unknown> }) {
  const order = useGuardedAction(send);
  return (
    <button type="button" onClick={() => void order()}>
      Order
    </button>
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));

/** Lets the promises of a press settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes no press after a success, however late, until what was pressed has gone', async () => {
  const send = vi.fn(async () => true);
  await renderInShop(<Order send={send} />);
  press();
  await settle();
  press();
  expect(send).toHaveBeenCalledOnce();

  cleanup();
  await renderInShop(<Order send={send} />);
  press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('takes the next press after a refusal', async () => {
  const send = vi.fn(async () => false);
  await renderInShop(<Order send={send} />);
  press();
  await settle();
  press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells an exception that nobody foresees in words, reports it, and takes the next press', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const failure = new TypeError('URL.canParse is not a function');
  const send = vi.fn(async () => Promise.reject(failure));
  await renderInShop(<Order send={send} />);
  press();
  const told = await screen.findByText(/^We do not know whether your change went/, { selector: '.notification *' });
  expect(told.closest('.notification')?.className).toContain('notification--danger');
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  press();
  expect(send).toHaveBeenCalledTimes(2);
});
