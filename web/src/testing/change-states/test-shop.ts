/** A BFF for tests of changes: it answers reads from tables, and a change as the test says. */
import { mayCharge } from '@perennial/shared/catalogue/charges';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { vi } from 'vitest';

/** Responses to reads by their path: a body, or a function that returns a body or a whole response. */
export type Answers = Readonly<Record<string, unknown>>;

type SentChange = { readonly call: CallName; readonly query: object; readonly body: unknown };

export type TestShop = {
  /** The changes that arrived, oldest first. */
  readonly sent: SentChange[];
  /** The paths of the reads that arrived, oldest first. */
  readonly reads: string[];
  /** From now on reads are answered with these, before the ones at the start. */
  answers: Answers;
  /** The paths whose reads are not answered. */
  failing: readonly string[];
  /** What happens to the next changes. */
  next: () => Promise<Response>;
};

type Options = {
  readonly answers: Answers;
  /** The changes; any other request is a read. */
  readonly changes: readonly CallName[];
};

export const problem = (detail: string, status: number, changes: object = {}): Response =>
  Response.json({ type: '', title: '', status, detail, messages: [], requestId: 'r-1', ...changes }, { status });

/** The path of a call as a pattern. */
const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Answers every request of the page from now on; a read without an answer gets "Not now.". */
export function openTestShop({ answers, changes }: Options): TestShop {
  const shop: TestShop = {
    sent: [],
    reads: [],
    answers: {},
    failing: [],
    next: async () => Response.json({}),
  };
  const patterns = changes.map((name) => [name, calls[name].method, toPattern(calls[name].path)] as const);

  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const [path = '', query = ''] = url.split('?');
    const change = patterns.find(([, of, pattern]) => of === method && pattern.test(path));
    if (change) {
      const sent = body ? JSON.parse(String(body)) : undefined;
      shop.sent.push({ call: change[0], query: Object.fromEntries(new URLSearchParams(query)), body: sent });
      // Every form and dialog has a row, so none can send a charge that the BFF cannot tell from another one.
      if (mayCharge(change[0]) && !new Headers(headers).has('idempotency-key')) return problem('It has no key.', 400);
      return shop.next();
    }
    shop.reads.push(path);
    const found = { ...answers, ...shop.answers }[path];
    if (shop.failing.includes(path) || found === undefined) return problem('Not now.', 503);
    const answer: unknown = typeof found === 'function' ? await found() : found;
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return shop;
}

export const REFUSAL = 'The shop says why not.';

/** The next changes are refused. Returns a function after which they are taken. */
export function refuseNext(shop: TestShop): () => void {
  const accept = shop.next;
  shop.next = async () => problem(REFUSAL, 400);
  return () => {
    shop.next = accept;
  };
}

/** The next change has no answer until the returned function is called. */
export function holdNext(shop: TestShop): () => void {
  const accept = shop.next;
  const answered = Promise.withResolvers<void>();
  shop.next = async () => {
    await answered.promise;
    return accept();
  };
  return answered.resolve;
}
