/**
 * Pages that strangers share (docs/rules/content.md#shared-pages, ADR 107). A page is kept in parts: each visitor's nonce
 * goes between them. From the second visitor on it is kept compressed, too (ADR 118).
 */
import { randomBytes } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import { withoutClickIds } from '@perennial/shared/analytics/click-ids';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isOptedOut } from '../http/headers.ts';
import { SingleFlight } from '../single-flight.ts';
import { joinParts, type PackedEncoding, PackedPage } from './packed-page.ts';

/** About 250 pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What the two compressed forms of a page need, as a share of the page. */
const COMPRESSED_SHARE = 0.6;

export type MadePage = {
  readonly html: Buffer;
  readonly isMissing: boolean;
  readonly isListed: boolean;
  /** Whether it was rendered, with all answers that it asks for. */
  readonly isComplete: boolean;
};

/** A page as it is sent, without the nonce. */
export class SharedPage {
  readonly isMissing: boolean;
  readonly isListed: boolean;
  readonly #parts: readonly Buffer[];
  readonly #nonceLength: number;
  readonly #packed = new Map<PackedEncoding, PackedPage | 'asked for' | 'being packed'>();

  /** `placeholder` stands for the nonce in the page, and is as long. */
  constructor({ html, isMissing, isListed }: Omit<MadePage, 'isComplete'>, placeholder: string) {
    this.isMissing = isMissing;
    this.isListed = isListed;
    this.#parts = splitAt(html, placeholder);
    this.#nonceLength = placeholder.length;
  }

  /** In bytes, with its compressed forms. */
  get size(): number {
    return Math.ceil((1 + COMPRESSED_SHARE) * this.#parts.reduce((sum, part) => sum + part.length, 0));
  }

  /** Returns the page of a visitor. */
  withNonce(nonce: string): Buffer {
    return joinParts(this.#parts, nonce);
  }

  /**
   * Returns the compressed page of a visitor; undefined if it has to be compressed for this visitor alone. The first visitor
   * of an encoding is one of these, because most pages have no second one. Nobody waits until a page is packed.
   */
  packedWithNonce(encoding: PackedEncoding, nonce: string): Buffer | undefined {
    const packed = this.#packed.get(encoding);
    if (packed instanceof PackedPage) return packed.withNonce(nonce);
    if (packed === undefined) this.#packed.set(encoding, 'asked for');
    if (packed === 'asked for') void this.#pack(encoding);
    return undefined;
  }

  /** A page that cannot be packed stays as it is: it is compressed for each visitor. */
  async #pack(encoding: PackedEncoding): Promise<void> {
    this.#packed.set(encoding, 'being packed');
    const packed = await PackedPage.pack(this.#parts, this.#nonceLength, encoding).catch(() => undefined);
    if (packed) this.#packed.set(encoding, packed);
  }
}

type Kept = { readonly page: SharedPage; readonly until: number };

export class SharedPages {
  /** Stands for the nonce while a page is made. A page cannot have it by chance. */
  readonly noncePlaceholder = randomBytes(18).toString('base64url');
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => key.length + page.size,
  });
  readonly #making = new SingleFlight<string, SharedPage>();
  readonly #lifetimeMs: number;
  readonly #now: () => number;
  /** How often the content has changed. */
  #changes = 0;

  /** With a lifetime of 0 no page is shared. */
  constructor(lifetimeMs: number, now: () => number = Date.now) {
    this.#lifetimeMs = lifetimeMs;
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#lifetimeMs > 0;
  }

  /**
   * Returns the page of a key, made at most once in its lifetime. A page that is not complete is for those who wait for it
   * only. Rejects with the error of `make`.
   */
  async find(key: string, make: () => Promise<MadePage>): Promise<SharedPage> {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.page;
    const changes = this.#changes;
    const startedAt = this.#now();
    return this.#making.run(`${changes} ${key}`, async () => {
      const { isComplete, ...made } = await make();
      const page = new SharedPage(made, this.noncePlaceholder);
      if (isComplete && changes === this.#changes) {
        this.#kept.set(key, { page, until: startedAt + this.#lifetimeMs });
      }
      return page;
    });
  }

  /** Forgets all pages, also those that are being made: the content has changed. */
  forget(): void {
    this.#changes += 1;
    this.#kept.clear();
  }
}

function splitAt(bytes: Buffer, mark: string): readonly Buffer[] {
  const at = bytes.indexOf(mark);
  return at < 0 ? [bytes] : [bytes.subarray(0, at), ...splitAt(bytes.subarray(at + mark.length), mark)];
}

/** The encodings of pages, the best one first. */
const encodings = ['zstd', 'br', 'gzip', 'deflate', 'identity'];

/** Returns the encoding in which a browser gets a packed page; undefined if pages of its encoding are not packed. */
export function findPackedEncoding({ headers }: FastifyRequest): PackedEncoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || accepted.includes('*')) return undefined;
  const encoding = negotiate(accepted.toLowerCase(), encodings);
  return encoding === 'zstd' || encoding === 'br' ? encoding : undefined;
}

/**
 * Returns what the page of a visitor depends on; undefined if it is the visitor's own: with a session, or with a cart that
 * only the browser knows.
 */
export function findSharedKey(request: FastifyRequest, { pathname, search, searchParams }: URL): string | undefined {
  if (!request.visitor.isStranger() || searchParams.has('modified')) return undefined;
  const { culture, language } = request.site;
  return [culture, language, isOptedOut(request) ? 'opted-out' : '', pathname + withoutClickIds(search)].join(' ');
}
