// @vitest-environment happy-dom
import { paymentMethod } from '@perennial/shared/examples/payment';
import type { Wallet } from '@perennial/shared/models/payment';
import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { useUsableMethods } from './use-usable-methods.ts';

const findUsableWallets = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./wallet-availability.ts', () => ({ findUsableWallets }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const methods = [
  paymentMethod({ code: 'Adyen.GooglePay', name: 'Google Pay', isCreditCard: false }),
  paymentMethod({ code: 'Adyen.ApplePay', name: 'Apple Pay', isCreditCard: false }),
  paymentMethod({ name: 'Visa' }),
  paymentMethod({ provider: 'PayPal', code: 'PayPal', name: 'PayPal', isCreditCard: false }),
];

function Names({ amount }: { amount: number | undefined }) {
  return (
    <p data-testid="names">
      {useUsableMethods(methods, amount)
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
}

type Shown = { amount?: number | undefined; wallets?: readonly Wallet[]; usable?: readonly Wallet[] | Error };

async function show({ amount = 12, wallets = ['applepay', 'googlepay'], usable = [] }: Shown, has = true) {
  findUsableWallets.mockImplementation(async (asked: readonly Wallet[]) => {
    if (usable instanceof Error) throw usable;
    return asked.filter((wallet) => usable.includes(wallet));
  });
  await renderInShop(<Names amount={amount} />, has ? { wallets } : {});
  const before = read();
  await act(async () => void (await vi.dynamicImportSettled()));
  return [before, read()];
}

const read = () => screen.getByTestId('names').textContent;

it('shows the wallets that the browser can use when that is known, below all others', async () => {
  expect(await show({ usable: ['applepay', 'googlepay'] })).toEqual([
    'Visa, PayPal',
    'Visa, PayPal, Google Pay, Apple Pay',
  ]);
  expect(findUsableWallets).toHaveBeenCalledExactlyOnceWith(['applepay', 'googlepay'], {
    environment: 'test',
    hostUrl: undefined,
  });
});

it.each<[string, Shown]>([
  ['a browser without any', { usable: [] }],
  ['a browser that cannot be asked', { usable: new Error('the script is not there') }],
])('shows none in %s', async (_, shown) => {
  expect(await show(shown)).toEqual(['Visa, PayPal', 'Visa, PayPal']);
});

it('shows only the wallets of the configuration, and asks for no other', async () => {
  const shown: Shown = { wallets: ['googlepay'], usable: ['applepay', 'googlepay'] };
  expect(await show(shown)).toEqual(['Visa, PayPal', 'Visa, PayPal, Google Pay']);
  expect(findUsableWallets.mock.calls[0]?.[0]).toEqual(['googlepay']);
});

it.each<[string, Shown, boolean]>([
  ['where the configuration has none', {}, false],
  ['where nothing is charged', { amount: 0 }, true],
])('shows none and loads nothing %s', async (_, shown, has) => {
  expect(await show({ usable: ['applepay', 'googlepay'], ...shown }, has)).toEqual(['Visa, PayPal', 'Visa, PayPal']);
  expect(findUsableWallets).not.toHaveBeenCalled();
});
