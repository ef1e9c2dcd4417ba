// @vitest-environment happy-dom
import { cultures } from '@perennial/shared/cultures/cultures';
import { paymentMethod, paymentSession } from '@perennial/shared/examples/payment';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** The library of the provider: what it was asked for, and what its form was told. */
const library = vi.hoisted(() => ({ configuration: vi.fn(), Card: vi.fn(), Redirect: vi.fn() }));
const createWalletForm = vi.hoisted(() => vi.fn());
const shown = vi.hoisted(() => ({ mount: vi.fn(), unmount: vi.fn(), setStatus: vi.fn() }));

// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./wallets/wallet-form.ts', () => ({ createWalletForm }));
vi.mock('@adyen/adyen-web/styles/adyen.css', () => ({}));
vi.mock('@adyen/adyen-web', () => ({
  AdyenCheckout: async (configuration: unknown) => {
    library.configuration(configuration);
    return 'core';
  },
  Card: class {
    mount = shown.mount;
    unmount = shown.unmount;
    setStatus = shown.setStatus;
    constructor(...given: readonly unknown[]) {
      library.Card(...given);
    }
  },
  Redirect: class {
    mount = shown.mount;
    unmount = shown.unmount;
    setStatus = shown.setStatus;
    constructor(...given: readonly unknown[]) {
      library.Redirect(...given);
    }
  },
}));

const { openCardForm } = await import('./card-library.ts');

const onResult = vi.fn();
const onPaying = vi.fn();

beforeEach(() => void vi.clearAllMocks());

type Opened = {
  code: string;
  isCreditCard?: boolean;
  hostUrl?: string;
  payText?: string;
  language?: string;
  agreed?: { value: number; currency: string };
};

async function open({ code, isCreditCard = true, hostUrl, payText, language = 'fr-CA', agreed }: Opened) {
  const close = await openCardForm(document.body, {
    session: paymentSession({ id: 'CS-1', session: 'data of CS-1', clientKey: 'key_1', environment: 'live' }),
    method: paymentMethod({ code, isCreditCard }),
    language,
    countryCode: 'CA',
    hostUrl,
    payText,
    agreed,
    onPaying,
    onResult,
  });
  return { close, events: library.configuration.mock.calls[0]?.[0] };
}

it('asks for the session in the language and the country of the site, and sends no analytics', async () => {
  await open({ code: 'Adyen.Visa' });
  expect(library.configuration.mock.calls[0]?.[0]).toMatchObject({
    session: { id: 'CS-1', sessionData: 'data of CS-1' },
    clientKey: 'key_1',
    environment: 'live',
    locale: 'fr-FR',
    countryCode: 'CA',
    analytics: { enabled: false },
  });
  expect(library.configuration.mock.calls[0]?.[0]).not.toHaveProperty('_environmentUrls');
});

it('loads from the hosts of the configuration if they are not those of the provider', async () => {
  await open({ code: 'Adyen.Visa', hostUrl: 'https://cards.example' });
  expect(library.configuration.mock.calls[0]?.[0]).toMatchObject({
    _environmentUrls: { api: 'https://cards.example/checkoutshopper/' },
  });
});

it('has the words of each language of the shop: those of the one locale that the library has for it', async () => {
  const languages = cultures.flatMap((culture) => [...culture.languages]);
  for (const language of languages) await open({ code: 'Adyen.Visa', language });
  const asked = library.configuration.mock.calls.map(([configuration]) => configuration.locale);
  expect([...new Set(asked)].sort()).toEqual([
    'cs-CZ',
    'de-DE',
    'en-US',
    'es-ES',
    'fr-FR',
    'it-IT',
    'nl-NL',
    'pl-PL',
    'ro-RO',
    'sv-SE',
  ]);
  expect(asked.map((locale) => locale.slice(0, 2))).toEqual(languages.map((language) => language.slice(0, 2)));
});

it('writes the amount on its button as the page does, and for nothing to pay has the words of the library', async () => {
  await open({ code: 'Adyen.Visa', payText: 'Payer 146,89 $' });
  const texts = { payAmountFormat: 'Payer 146,89 $', payButton: 'Payer 146,89 $' };
  expect(library.configuration.mock.calls[0]?.[0].translations).toEqual({ 'fr-FR': texts });
  await open({ code: 'Adyen.Visa' });
  expect(library.configuration.mock.calls[1]?.[0]).not.toHaveProperty('translations');
});

it('says that a card is on its way before it sends it; the redirect of a bank takes nothing', async () => {
  const { events } = await open({ code: 'Adyen.Visa' });
  const resolve = vi.fn(() => expect(onPaying).toHaveBeenCalledOnce());
  events.beforeSubmit({ card: '4111' }, undefined, { resolve });
  expect(resolve).toHaveBeenCalledExactlyOnceWith({ card: '4111' });
  await open({ code: 'Adyen.iDEAL', isCreditCard: false });
  expect(library.configuration.mock.calls[1]?.[0]).not.toHaveProperty('beforeSubmit');
});

it('shows the fields of the only kind of card, which needs the name of its holder, in the letters of the page', async () => {
  document.body.style.color = 'rgb(20, 32, 27)';
  document.body.style.fontSize = '16px';
  const { close } = await open({ code: 'Adyen.MasterCard' });
  expect(library.Card).toHaveBeenCalledExactlyOnceWith('core', {
    brands: ['mc'],
    hasHolderName: true,
    holderNameRequired: true,
    styles: { base: { color: 'rgb(20, 32, 27)', fontSize: '16px' } },
  });
  document.body.removeAttribute('style');
  expect(library.Redirect).not.toHaveBeenCalled();
  expect(shown.mount).toHaveBeenCalledExactlyOnceWith(document.body);
  expect(shown.unmount).not.toHaveBeenCalled();
  close();
  expect(shown.unmount).toHaveBeenCalledOnce();
});

it('shows the button of a bank for a method without a card', async () => {
  await open({ code: 'Adyen.iDEAL', isCreditCard: false });
  expect(library.Redirect).toHaveBeenCalledExactlyOnceWith('core', { type: 'ideal' });
  expect(library.Card).not.toHaveBeenCalled();
});

it('shows the button of a wallet for the agreed amount, and no form of its own', async () => {
  createWalletForm.mockResolvedValue({ mount: shown.mount, unmount: shown.unmount });
  const agreed = { value: 146.89, currency: 'CAD' };
  const hostUrl = 'https://cards.example';
  const { close, events } = await open({ code: 'Adyen.GooglePay', isCreditCard: false, hostUrl, agreed });
  const options = { wallet: 'googlepay', agreed, hostUrl, onPaying, onResult };
  expect(createWalletForm).toHaveBeenCalledExactlyOnceWith('core', options);
  expect(shown.mount).toHaveBeenCalledExactlyOnceWith(document.body);
  expect([library.Card, library.Redirect].flatMap(({ mock }) => mock.calls)).toEqual([]);
  // The button has listeners of its own.
  events.onError();
  expect(onResult).not.toHaveBeenCalled();
  close();
  expect(shown.unmount).toHaveBeenCalledOnce();
});

it('opens no wallet where nothing is charged', async () => {
  await expect(open({ code: 'Adyen.ApplePay', isCreditCard: false })).rejects.toThrow('no amount');
  expect(createWalletForm).not.toHaveBeenCalled();
});

it.each([
  ['Authorised', 'authorised', ['success']],
  ['Received', 'pending', []],
  ['Refused', 'failed', ['ready']],
])('completed with %s: %s', async (resultCode, result, status) => {
  const { events } = await open({ code: 'Adyen.Visa' });
  events.onPaymentCompleted({ resultCode, sessionResult: 'proof' });
  expect(onResult.mock.calls).toEqual([[result, 'proof']]);
  expect(shown.setStatus.mock.calls.flat()).toEqual(status);
});

it.each([
  ['a refusal', { resultCode: 'Refused' }, 'failed'],
  ['a payment that the bank has not decided', { resultCode: 'Pending' }, 'pending'],
  ['a failed request, which has no result', undefined, 'failed'],
])('failed with %s', async (_, data, result) => {
  const { events } = await open({ code: 'Adyen.Visa' });
  events.onPaymentFailed(data);
  expect(onResult.mock.calls).toEqual([[result, undefined]]);
});

it('an error of the form is a failed payment, and takes another card', async () => {
  const { events } = await open({ code: 'Adyen.Visa' });
  events.onError();
  expect(onResult.mock.calls).toEqual([['failed', undefined]]);
  expect(shown.setStatus.mock.calls).toEqual([['ready']]);
});

it('an error before there is a form is no payment: the form could not be opened', async () => {
  library.configuration.mockImplementation(({ onError }: { onError: () => void }) => {
    onError();
    throw new Error('unreachable');
  });
  await expect(open({ code: 'Adyen.Visa' })).rejects.toThrow('unreachable');
  expect(onResult).not.toHaveBeenCalled();
  library.configuration.mockReset();
});
