// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOST = 'http://localhost:4004/checkoutshopper/';
const APPLE = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js';

let load: typeof import('./wallet-script.ts').loadWalletScript;
/** The scripts that were added to the page. The DOM of the tests loads none, and would report each. */
let added: HTMLScriptElement[];

beforeEach(async () => {
  vi.resetModules();
  ({ loadWalletScript: load } = await import('./wallet-script.ts'));
  added = [];
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Answers the script that was added last. */
function answer(type: 'load' | 'error'): void {
  added.at(-1)?.dispatchEvent(new Event(type));
}

/** What the card library reads of the scripts in the page. */
const read = () => added.map(({ src, type, dataset }) => [src, type, dataset['scriptLoaded']]);

it('is loaded once, for all who need it, and found by the card library', async () => {
  const loading = [load('applepay', undefined), load('applepay', undefined)];
  expect(read()).toEqual([[APPLE, '', undefined]]);
  answer('load');
  await Promise.all(loading);
  expect(read()).toEqual([[APPLE, '', 'true']]);
  expect(added[0]?.getAttribute('crossorigin')).toBe('anonymous');
});

it("is that of the card host in place of Apple's, which the card library finds, and no browser loads", async () => {
  const loading = load('applepay', HOST);
  answer('load');
  await loading;
  expect(read()).toEqual([
    ['http://localhost:4004/wallets/apple-pay.js', '', 'true'],
    [APPLE, 'text/plain', 'true'],
  ]);
});

it('is asked for again after the host did not answer', async () => {
  const first = load('googlepay', HOST);
  answer('error');
  await expect(first).rejects.toThrow('Could not load');
  const second = load('googlepay', HOST);
  answer('load');
  await second;
  // Google's server need not answer a request of another origin.
  expect(added.map((script) => script.hasAttribute('crossorigin'))).toEqual([false, false, false]);
  expect(added.map(({ src }) => src)).toEqual([
    'http://localhost:4004/wallets/google-pay.js',
    'http://localhost:4004/wallets/google-pay.js',
    'https://pay.google.com/gp/p/js/pay.js',
  ]);
});
