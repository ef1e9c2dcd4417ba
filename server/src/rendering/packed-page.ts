/**
 * A page that is compressed once for many visitors, with places for the nonce of each (ADR 118). The compressor is flushed
 * before and after a nonce, so the nonce has a block of its own. Random bytes stand for it there. The compressor cannot make
 * them shorter, so the block contains them as they are, and a nonce is written over them.
 */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  createZstdCompress,
  zstdDecompressSync,
} from 'node:zlib';

/** Zstandard gets the size, because a browser otherwise reserves 4 MB for the page. */
const formats = {
  zstd: {
    create: (size: number) =>
      createZstdCompress({ pledgedSrcSize: size, params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
    flush: constants.ZSTD_e_flush,
    decompress: zstdDecompressSync,
  },
  br: {
    create: (size: number) =>
      createBrotliCompress({
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
      }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    decompress: brotliDecompressSync,
  },
} as const;

export type PackedEncoding = keyof typeof formats;

export class PackedPage {
  readonly #bytes: Buffer;
  readonly #places: readonly number[];

  private constructor(bytes: Buffer, places: readonly number[]) {
    this.#bytes = bytes;
    this.#places = places;
  }

  /**
   * Compresses a page. `parts` are what is between the nonces, and each nonce has `nonceLength` bytes. Returns undefined if
   * the nonces would not be where they belong: the page with a nonce is decompressed once and compared. Rejects with the
   * error of the compressor.
   */
  static async pack(
    parts: readonly Buffer[],
    nonceLength: number,
    encoding: PackedEncoding,
  ): Promise<PackedPage | undefined> {
    const { create, flush, decompress } = formats[encoding];
    const marks = parts.slice(1).map(() => newMark(nonceLength));
    const size = parts.reduce((sum, part) => sum + part.length, marks.length * nonceLength);
    const compressor = create(size);
    const writeAll = async () => {
      for (const piece of withBetween(parts, (place) => marks[place] ?? Buffer.alloc(0))) {
        compressor.write(piece);
        await new Promise<void>((resolve) => compressor.flush(flush, resolve));
      }
      compressor.end();
    };
    // Together: an error of the compressor rejects what reads it, while a flush may still be waited for.
    const [bytes] = await Promise.all([buffer(compressor), writeAll()]);
    const page = new PackedPage(
      bytes,
      marks.map((mark) => bytes.indexOf(mark)),
    );
    const nonce = randomBytes(nonceLength).toString('base64url').slice(0, nonceLength);
    return holds(() => decompress(page.withNonce(nonce)).equals(joinParts(parts, nonce))) ? page : undefined;
  }

  /** Returns the compressed page of a visitor. The nonce has as many bytes as `pack` was told. */
  withNonce(nonce: string): Buffer {
    const bytes = Buffer.from(this.#bytes);
    for (const place of this.#places) bytes.write(nonce, place, 'latin1');
    return bytes;
  }
}

/** Puts a nonce between the parts of a page. */
export function joinParts(parts: readonly Buffer[], nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  return Buffer.concat(withBetween(parts, () => bytes));
}

function withBetween(parts: readonly Buffer[], between: (place: number) => Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between(index - 1), part]));
}

/** A nonce at a wrong place can make bytes that nothing can decompress. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** Bytes that UTF-8 never has. */
const NEVER_IN_TEXT = [0xc0, 0xc1, ...range(0xf5, 0xff)];

const OTHER_BYTES = range(0x80, 0xf4).filter((byte) => !NEVER_IN_TEXT.includes(byte));

/**
 * Returns random bytes that stand for a nonce of at most 26 bytes. A byte that came twice could be written shorter. Two bytes
 * of a text, such as a letter with an accent, could be copied from here to that text, or from the words that Brotli knows.
 * So all differ, and each second one is in no text.
 */
export function newMark(length: number): Buffer {
  const sources = [shuffle(NEVER_IN_TEXT), shuffle(OTHER_BYTES)] as const;
  return Buffer.from(
    Array.from({ length }, (_, place) => {
      const source = sources[place % 2] ?? [];
      return source[(place >> 1) % source.length] ?? 0;
    }),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function shuffle(values: readonly number[]): readonly number[] {
  const keys = crypto.getRandomValues(new Uint32Array(values.length));
  return values
    .map((value, index) => ({ value, key: keys[index] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
