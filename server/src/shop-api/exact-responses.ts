/**
 * Responses that were read before and had the form of the catalogue. To read one takes a seventh of the processor time of a
 * call, and most reads of an account bring the text that the last one brought: a page asks again when its window gets the
 * focus, when another page is opened and after each change.
 */
import { LRUCache } from 'lru-cache';

/** All texts together, in characters. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** V8 takes the length of longer texts as their hash, so many of one length would be compared one after the other. */
const MAX_LENGTH = 16_000;

/** Keeps the texts in memory, for the process. The oldest go first. */
export class ExactResponses {
  readonly #questions: LRUCache<string, string>;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#questions = new LRUCache({ maxSize: maxCharacters, sizeCalculation: (_, text) => text.length + 1 });
  }

  /** Whether the last response with this text answered the same question. `question` names the call, and what else counts. */
  has(question: string, body: Buffer): boolean {
    return body.length <= MAX_LENGTH && this.#questions.get(toText(body)) === question;
  }

  add(question: string, body: Buffer): void {
    if (body.length <= MAX_LENGTH) this.#questions.set(toText(body), question);
  }
}

/** Other bytes give another text, valid UTF-8 or not. */
function toText(body: Buffer): string {
  return body.toString('latin1');
}
