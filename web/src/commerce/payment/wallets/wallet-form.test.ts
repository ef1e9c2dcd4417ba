// @vitest-environment happy-dom
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The buttons of the library: what they were made with, and whether the browser can use them. */
const library = vi.hoisted(() => ({ created: vi.fn(), isAvailable: vi.fn() }));
const loadWalletScript = vi.hoisted(() => vi.fn());

// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./wallet-script.ts', () => ({ loadWalletScript }));
vi.mock('@adyen/adyen-web', () => {
  const buttonOf = (name: string) =>
    class {
      isAvailable = library.isAvailable;
      constructor(...given: readonly unknown[]) {
        library.created(name, ...given);
      }
    };
  return { ApplePay: buttonOf('Apple'), GooglePay: buttonOf('Google') };
});

const { createWalletForm } = await import('./wallet-form.ts');

const onPaying = vi.fn();
const onResult = vi.fn();

beforeEach(() => void library.isAvailable.mockResolvedValue(undefined));
afterEach(() => {
  vi.resetAllMocks();
  document.body.replaceChildren();
});

type Changes = { amount?: { value: number; currency: string } | undefined; value?: number; hostUrl?: string };

async function create(wallet: 'applepay' | 'googlepay', changes: Changes = {}) {
  const { amount = { value: 14_689, currency: 'CAD' }, value = 146.89, hostUrl } = changes;
  const checkout = { options: { amount } } as unknown as Parameters<typeof createWalletForm>[0];
  const agreed = { value, currency: 'CAD' };
  const form = await createWalletForm(checkout, { wallet, agreed, hostUrl, onPaying, onResult });
  return { form, name: library.created.mock.calls[0]?.[0], events: library.created.mock.calls[0]?.[2] };
}

it.each([
  ['applepay', 'Apple'],
  ['googlepay', 'Google'],
] as const)('makes the button of %s with the scripts of the provider', async (wallet, expected) => {
  const { name, events } = await create(wallet);
  expect([name, events.buttonType, events.nonce]).toEqual([expected, 'pay', undefined]);
  expect(loadWalletScript).not.toHaveBeenCalled();
});

it('loads the script from the card host of the configuration, before the button asks for its own', async () => {
  loadWalletScript.mockImplementation(async () => expect(library.created).not.toHaveBeenCalled());
  await create('applepay', { hostUrl: 'http://localhost:4004/checkoutshopper/' });
  expect(loadWalletScript).toHaveBeenCalledExactlyOnceWith('applepay', 'http://localhost:4004/checkoutshopper/');
});

it('gives Google Pay the nonce of the page, for the styles that it adds', async () => {
  const boot = document.createElement('script');
  boot.id = BOOT_ELEMENT_ID;
  boot.nonce = 'n-1';
  boot.type = 'application/json';
  document.body.append(boot);
  expect((await create('googlepay')).events.nonce).toBe('n-1');
});

it.each<[string, Changes]>([
  ['another amount', { value: 100 }],
  ['another currency', { amount: { value: 14_689, currency: 'USD' } }],
  ['an amount that differs by a cent', { amount: { value: 14_690, currency: 'CAD' } }],
])('does not open for a session of %s', async (_, changes) => {
  await expect(create('googlepay', changes)).rejects.toThrow('another amount');
  expect(library.created).not.toHaveBeenCalled();
});

it('opens for a sum that a computer cannot hold exactly', async () => {
  await create('googlepay', { amount: { value: 114_10, currency: 'CAD' }, value: 114.1 });
  expect(library.created).toHaveBeenCalledOnce();
});

it('does not open in a browser that cannot use the wallet', async () => {
  library.isAvailable.mockRejectedValue(new Error('not available'));
  await expect(create('applepay')).rejects.toThrow('not available');
});

const send = (data: object, events: { beforeSubmit: (...given: readonly unknown[]) => void }) => {
  const resolve = vi.fn();
  events.beforeSubmit(data, undefined, { resolve });
  expect(resolve).toHaveBeenCalledExactlyOnceWith(data);
};

function press({ onClick }: { onClick: (resolve: () => void) => void }): void {
  const resolve = vi.fn(() => expect(onPaying).toHaveBeenCalled());
  onClick(resolve);
  expect(resolve).toHaveBeenCalledOnce();
}

describe.each(['applepay', 'googlepay'] as const)('a press of %s', (wallet) => {
  it('locks the page before the sheet opens, and tells the result with its proof', async () => {
    const { events } = await create(wallet);
    press(events);
    send({ token: 'T' }, events);
    events.onPaymentCompleted({ resultCode: 'Authorised', sessionResult: 'proof' });
    expect(onResult.mock.calls).toEqual([['authorised', 'proof']]);
  });

  it('tells that the bank has not decided', async () => {
    const { events } = await create(wallet);
    press(events);
    send({}, events);
    events.onPaymentCompleted({ resultCode: 'Received' });
    expect(onResult.mock.calls).toEqual([['pending', undefined]]);
  });

  it('tells that the customer has closed the sheet, which is no failure', async () => {
    const { events } = await create(wallet);
    press(events);
    events.onError({ name: 'CANCEL' });
    expect(onResult.mock.calls).toEqual([['cancelled']]);
  });

  it('tells a fault of the sheet as a failure', async () => {
    const { events } = await create(wallet);
    press(events);
    events.onError({ name: 'ERROR' });
    expect(onResult.mock.calls).toEqual([['failed']]);
  });

  it('tells the refusal of a challenge of the bank at once: the sheet has closed before', async () => {
    const { events } = await create(wallet);
    press(events);
    send({}, events);
    events.onPaymentFailed({ resultCode: 'Refused' }, 'the challenge');
    expect(onResult.mock.calls).toEqual([['failed']]);
  });
});

it('tells a refusal of Apple Pay at once, whose sheet closes itself', async () => {
  const { events, form } = await create('applepay');
  press(events);
  send({}, events);
  events.onPaymentFailed({ resultCode: 'Refused' }, form);
  expect(onResult.mock.calls).toEqual([['failed']]);
  // It says that it is closed, too.
  events.onError({ name: 'CANCEL' });
  expect(onResult).toHaveBeenCalledOnce();
});

it('tells a refusal of Google Pay when its sheet is closed, because the customer can choose another card in it', async () => {
  const { events, form } = await create('googlepay');
  press(events);
  send({}, events);
  events.onPaymentFailed({ resultCode: 'Refused' }, form);
  expect(onResult).not.toHaveBeenCalled();
  events.onError({ name: 'CANCEL' });
  expect(onResult.mock.calls).toEqual([['failed']]);
});
