/** What a browser reads from a page that was compressed once for many visitors (ADR 118). */

import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { joinParts, newMark, PackedPage } from './packed-page.ts';

const NONCE_LENGTH = 24;
const newNonce = () => randomBytes(18).toString('base64url');

const style = '.card { margin: 0 auto; border: 1px solid var(--line) } '.repeat(400);
const texts = JSON.stringify(Array.from({ length: 800 }, (_, index) => ({ [`größe.${index}`]: `Lieferung ${index}` })));
const page = [
  '<head><script nonce="',
  '">start()</script><style nonce="',
  `">${style}</style><script nonce="`,
  `" type="application/json">${texts}</script>`,
].map((part) => Buffer.from(part));

describe.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
] as const)('a page packed with %s', (encoding, decompress) => {
  test('has the nonce of each visitor at all its places, and nothing else differs', async () => {
    const packed = await PackedPage.pack(page, NONCE_LENGTH, encoding);
    for (const nonce of Array.from({ length: 20 }, newNonce)) {
      expect(decompress(packed?.withNonce(nonce) ?? '').toString()).toBe(joinParts(page, nonce).toString());
    }
  });

  test('can be packed whatever bytes stand for the nonce, and whatever is around it', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => [...page, Buffer.from(newNonce().repeat(index))]);
    const packed = await Promise.all(pages.map((parts) => PackedPage.pack(parts, NONCE_LENGTH, encoding)));
    expect(packed).not.toContain(undefined);
  });

  test('is smaller than one that is compressed for each visitor', async () => {
    const packed = await PackedPage.pack(page, NONCE_LENGTH, encoding);
    expect(packed?.withNonce(newNonce()).length).toBeLessThan(joinParts(page, newNonce()).length / 5);
  });

  test('is none if the place of a nonce cannot be told from the rest, as for a nonce of one byte', async () => {
    const parts = [Buffer.from(randomBytes(9000).toString('base64')), ...page];
    expect(await PackedPage.pack(parts, 1, encoding)).toBeUndefined();
  });
});

describe('what stands for a nonce while a page is packed', () => {
  const marks = Array.from({ length: 100 }, () => [...newMark(NONCE_LENGTH)]);

  test('has no byte twice, which could be written shorter', () => {
    for (const mark of marks) expect(new Set(mark).size).toBe(NONCE_LENGTH);
  });

  test('has no two bytes side by side that a text could have, which could be copied to it', () => {
    const bytesOfTexts = new Set<number>();
    for (let code = 0; code <= 0x10_ffff; code += 1)
      for (const byte of Buffer.from(String.fromCodePoint(code))) bytesOfTexts.add(byte);
    const isInTexts = (byte: number) => bytesOfTexts.has(byte);
    for (const mark of marks)
      expect(mark.filter((byte, place) => isInTexts(byte) && isInTexts(mark[place + 1] ?? 0xff))).toEqual([]);
  });
});
