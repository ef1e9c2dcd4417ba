/**
 * Pages that strangers share (docs/rules/content.md#shared-pages, ADR 107). A page is kept in parts: each visitor's nonce
 * goes between them.
 */
import { randomBytes } from 'node:crypto';
import { withoutClickIds } from '@perennial/shared/analytics/click-ids';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isOptedOut } from '../http/headers.ts';
import { SingleFlight } from '../single-flight.ts';

/** About 400 pages. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A page as it is sent, without the nonce. */
type Page = {
  /** Between any two of them is the nonce. */
  readonly parts: readonly Buffer[];
  readonly isMissing: boolean;
  readonly isListed: boolean;
};

export type MadePage = Omit<Page, 'parts'> & {
  readonly html: Buffer;
  /** Whether it was rendered, with all answers that it asks for. */
  readonly isComplete: boolean;
};

type Kept = { readonly page: Page; readonly until: number };

export class SharedPages {
  /** Stands for the nonce while a page is made. A page cannot have it by chance. */
  readonly noncePlaceholder = randomBytes(18).toString('base64url');
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => key.length + page.parts.reduce((sum, part) => sum + part.length, 0),
  });
  readonly #making = new SingleFlight<string, Page>();
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
  async find(key: string, make: () => Promise<MadePage>): Promise<Page> {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.page;
    const changes = this.#changes;
    const startedAt = this.#now();
    return this.#making.run(`${changes} ${key}`, async () => {
      const { html, isComplete, ...made } = await make();
      const page = { ...made, parts: splitAt(html, this.noncePlaceholder) };
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

/** Puts a nonce between the parts of a page. */
export function joinParts(parts: readonly Buffer[], nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part])));
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
