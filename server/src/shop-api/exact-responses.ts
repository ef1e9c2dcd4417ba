/**
 * Responses that were read before and had the form of the catalogue. To read one takes a seventh of the processor time of a
 * call, and most reads of an account bring the bytes that the last one brought: a page asks again when its window gets the
 * focus, when another page is opened and after each change.
 */
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** All responses together, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Longer ones would take the place of many others. */
const MAX_LENGTH = 64 * 1024;

/** Keeps the responses in memory, for the process. The oldest go first. */
export class ExactResponses {
  readonly #bodies: LRUCache<string, Buffer>;

  constructor(maxBytes = MAX_BYTES) {
    this.#bodies = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + 1 });
  }

  /** Whether a response with these bytes answered the same question. `question` names the call, and what else counts. */
  has(question: string, body: Buffer): boolean {
    return body.length <= MAX_LENGTH && this.#bodies.get(toKey(question, body))?.equals(body) === true;
  }

  add(question: string, body: Buffer): void {
    if (body.length > MAX_LENGTH) return;
    // A body can be a part of a larger buffer, which would stay in memory with it.
    const own = Buffer.allocUnsafeSlow(body.length);
    body.copy(own);
    this.#bodies.set(toKey(question, body), own);
  }
}

/** The checksum finds a response, and is no proof: the bytes are compared. */
function toKey(question: string, body: Buffer): string {
  return `${question} ${crc32(body)}`;
}
