// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { readLastBundle } from '../../storage/last-bundle.ts';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { createCartMemory } from './cart-memory.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const bundle = (name: string, language = 'en-CA') => ({
  name,
  title: `Title ${name}`,
  image: `/${name}.webp`,
  language,
});
const cartOf = (...names: readonly string[]) =>
  sampleCart({
    groups: [{ name: '', items: names.map((name) => sampleItem({ ...bundle(name), description: 'Another text' })) }],
  });

it('keeps title, picture and language of each bundle, those of the cart first and each once', () => {
  writeStored('bundlesInfor', [bundle('arc'), bundle('halo', 'fr-CA')]);
  createCartMemory('en-CA').keepCart(cartOf('aura', 'halo'), createLines(['aura', 'halo']));
  expect(readStored('bundlesInfor')).toEqual([bundle('aura'), bundle('halo'), bundle('arc')]);
  expect(readLastBundle()).toBe('aura,halo');
});

it('keeps the titles of twenty bundles', () => {
  const earlier = Array.from({ length: 20 }, (_, index) => bundle(`bundle-${index}`));
  writeStored('bundlesInfor', earlier);
  createCartMemory('en-CA').keepCart(cartOf('halo'), createLines(['halo']));
  expect(readStored('bundlesInfor')).toEqual([bundle('halo'), ...earlier.slice(0, 19)]);
});

it('keeps the postal code until it is forgotten', () => {
  const { keepZip, readZip } = createCartMemory('en-CA');
  keepZip('K1A 0B1');
  expect([readZip(), readStored('currentEstimatedZipCode')]).toEqual(['K1A 0B1', 'K1A 0B1']);
  keepZip(undefined);
  expect([readZip(), readStored('currentEstimatedZipCode')]).toEqual([undefined, undefined]);
});
