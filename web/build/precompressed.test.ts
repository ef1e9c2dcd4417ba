import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompressed } from './precompressed.ts';

/** Returns the files that the build gets beside those of the bundle. */
function addedTo(bundle: Readonly<Record<string, object>>) {
  const { generateBundle } = precompressed();
  const added = new Map<string, Buffer>();
  const emitFile = ({ fileName, source }: { fileName: string; source: Buffer }) => added.set(fileName, source);
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no place among the others');
  Reflect.apply(generateBundle.handler, { emitFile }, [{}, bundle]);
  return added;
}

const text = (length: number) => 'const price = 1;'.repeat(length / 16);
const chunk = (code: string) => ({ type: 'chunk', code });
const asset = (source: string) => ({ type: 'asset', source });

it('a script, a stylesheet and a picture of lines have a copy of each kind, which is the same file', () => {
  const names = ['assets/cart.js', 'assets/cart.css', 'assets/mark.svg', 'assets/names.json'];
  const added = addedTo(Object.fromEntries(names.map((name) => [name, asset(text(1024))])));
  expect([...added.keys()]).toEqual(names.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  for (const name of names) {
    const copies = [brotliDecompressSync(added.get(`${name}.br`) ?? ''), gunzipSync(added.get(`${name}.gz`) ?? '')];
    expect(copies.map(String)).toEqual([text(1024), text(1024)]);
  }
});

it('a script is that of its chunk, however large', () => {
  const added = addedTo({ 'assets/vendor.js': chunk(text(64_000)) });
  expect(String(brotliDecompressSync(added.get('assets/vendor.js.br') ?? ''))).toBe(text(64_000));
});

it.each([
  ['is small', { 'assets/small.js': chunk(text(496)) }],
  ['is compressed itself', { 'assets/photo.png': asset(text(1024)) }],
  ['is made for each visitor', { 'index.html': asset(text(1024)) }],
])('a file that %s has no copy', (_, bundle) => {
  expect([...addedTo(bundle).keys()]).toEqual([]);
});

it('a file of 512 bytes has copies', () => {
  expect(addedTo({ 'assets/small.js': chunk(text(512)) }).size).toBe(2);
});
