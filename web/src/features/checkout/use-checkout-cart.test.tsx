// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { readLastBundle } from '../../storage/last-bundle.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { useCheckoutCart } from './use-checkout-cart.ts';

/** A shop API that does not sell the bundle `b`. */
async function refuseBundle(_: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { bundles } = JSON.parse(String(init?.body)) as { bundles: { name: string }[] };
  if (bundles.every(({ name }) => name !== 'b')) return Response.json(sampleCart({ pageTitle: 'One brush' }));
  const problem = { type: '', title: '', status: 404, detail: 'Not sold.', messages: [], requestId: '' };
  return new Response(JSON.stringify(problem), {
    status: 404,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** A shop API whose bundle `b` does not take any code. */
async function respond(_: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { bundles } = JSON.parse(String(init?.body)) as { bundles: { name: string; promotionCodes: string[] }[] };
  const isRefused = bundles.some(({ name, promotionCodes }) => name === 'b' && promotionCodes.length > 0);
  if (!isRefused) return Response.json(sampleCart());
  const extraInfo = { bundleName: 'b', title: 'Brush heads' };
  const messages = [{ code: '', text: '', extraInfo }];
  const problem = {
    type: '',
    title: '',
    status: 400,
    detail: 'Not valid.',
    messages,
    action: 'show-cart',
    requestId: '',
  };
  return new Response(JSON.stringify(problem), {
    status: 400,
    headers: { 'content-type': 'application/problem+json' },
  });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shown() {
  const { lines, cart, codeNotice, unsold } = useCheckoutCart(['a', 'b']);
  if (unsold.length > 0)
    return <p>{`${lines.map(({ name }) => name).join()}, not ${unsold.join()}: ${cart?.pageTitle}`}</p>;
  return <p>{cart && `${lines.map(({ promotionCodes }) => promotionCodes.join()).join('|')} ${codeNotice}`}</p>;
}

it('drops a refused code and keeps it for the bundle that takes it', async () => {
  await renderInShop(<Shown />, { at: '/checkout?bundle=a,b&coupon=CODE' });
  await screen.findByText('CODE| Brush heads: Not valid.');
});

it('makes its bundles the last viewed ones, for the cart and the not-found page', async () => {
  localStorage.clear();
  await renderInShop(<Shown />, { at: '/checkout?bundle=a,b' });
  await screen.findByText('| undefined');
  expect(readLastBundle()).toBe('a,b');
});

it('forgets what this tab has stored of another cart, also after another page', async () => {
  writeStored('storedCartItems', [{ name: 'a', quantity: 4, promotionCodes: ['OLD'] }]);
  writeStored('checkoutPageTitle', 'Another cart');
  await renderInShop(<Shown />, { at: { pathname: '/checkout', search: '?bundle=a,b', key: 'k' } });
  await screen.findByText('| undefined');
  expect([readStored('storedCartItems'), readStored('checkoutPageTitle')]).toEqual([undefined, undefined]);
});

it('keeps the other bundle if one is not sold any more', async () => {
  vi.stubGlobal('fetch', refuseBundle);
  await renderInShop(<Shown />, { at: '/checkout?bundle=a,b' });
  await screen.findByText('a, not b: One brush');
});

it.each([
  ['a visitor', {}, 'K1A 0B1'],
  ['a customer, whose address decides', { session: signedInAnna }, undefined],
])('is taxed for the place of the last estimate of %s', async (_, site, zipCode) => {
  writeStored('currentEstimatedZipCode', 'K1A 0B1');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)).zipCode);
    return respond(url, init);
  });
  await renderInShop(<Shown />, { at: '/checkout?bundle=a,b', ...site });
  await screen.findByText('| undefined');
  expect(sent.at(-1)).toBe(zipCode);
});
