// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const loadWalletScript = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./wallet-script.ts', () => ({ loadWalletScript }));

const { findUsableWallets } = await import('./wallet-availability.ts');

const site = { environment: 'live-us', hostUrl: undefined };
const both = ['applepay', 'googlepay'] as const;

const canMakePayments = vi.fn();
const isReadyToPay = vi.fn();
const client = vi.fn();

/** What the scripts of the wallets leave in the page. */
const loaded = {
  applepay: () => vi.stubGlobal('ApplePaySession', { canMakePayments }),
  googlepay: () =>
    vi.stubGlobal('google', {
      payments: {
        api: {
          PaymentsClient: class {
            isReadyToPay = isReadyToPay;
            constructor(options: unknown) {
              client(options);
            }
          },
        },
      },
    }),
};

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  loadWalletScript.mockImplementation(async (wallet: keyof typeof loaded) => void loaded[wallet]());
  canMakePayments.mockReturnValue(true);
  isReadyToPay.mockResolvedValue({ result: true });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it('finds the wallets that can pay, in the environment of the card provider', async () => {
  expect(await findUsableWallets(both, site)).toEqual(both);
  expect(loadWalletScript.mock.calls).toEqual(both.map((wallet) => [wallet, undefined]));
  expect(client).toHaveBeenCalledExactlyOnceWith({ environment: 'PRODUCTION' });
  expect(isReadyToPay.mock.calls[0]?.[0]).toMatchObject({ apiVersion: 2, allowedPaymentMethods: [{ type: 'CARD' }] });
});

it('tries Google Pay as a test where cards are tested, with the scripts of the card host', async () => {
  const hostUrl = 'http://localhost:4004/checkoutshopper/';
  expect(await findUsableWallets(['googlepay'], { environment: 'test', hostUrl })).toEqual(['googlepay']);
  expect(loadWalletScript).toHaveBeenCalledExactlyOnceWith('googlepay', hostUrl);
  expect(client).toHaveBeenCalledExactlyOnceWith({ environment: 'TEST' });
});

it('loads no script of Apple in Safari, which has Apple Pay itself', async () => {
  loaded.applepay();
  expect(await findUsableWallets(['applepay'], site)).toEqual(['applepay']);
  expect(loadWalletScript).not.toHaveBeenCalled();
});

it.each<[string, () => unknown, readonly string[]]>([
  ['a device without Apple Pay', () => canMakePayments.mockReturnValue(false), ['googlepay']],
  ['a browser without Google Pay', () => isReadyToPay.mockResolvedValue({ result: false }), ['applepay']],
  ['a browser that blocks the scripts', () => loadWalletScript.mockRejectedValue(new Error('blocked')), []],
  ['a page without https', () => vi.stubGlobal('location', { protocol: 'http:' }), ['googlepay']],
])('finds in %s only what works', async (_, happens, found) => {
  happens();
  expect(await findUsableWallets(both, site)).toEqual(found);
});
