/** Carts whose requests a test answers in any order. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import { type Call, type CallOptions, ProblemError } from '../../../api/client.ts';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../../testing/sample-cart.ts';
import type { CartMemory } from '../cart-memory.ts';
import type { PrefetchedCart } from '../cart-prefetch.ts';
import type { CartRequest } from '../cart-request.ts';
import { type CartStore, createCartStore } from '../cart-store.ts';

type PendingCall = {
  readonly name: CallName;
  readonly body: CallInput<'requestCart'>['body'];
  readonly signal: AbortSignal | undefined;
  respond(value: unknown): void;
  fail(problem: Partial<Problem> | Error): void;
};

const noProblem: Problem = { type: '', title: '', status: 400, detail: 'No', messages: [], requestId: '' };

/** A shop API whose responses the test sends in any order. */
export function createShopApi() {
  const pending: PendingCall[] = [];
  function call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallResponse<N>>;
  function call(name: CallName, input: unknown, options?: CallOptions): Promise<unknown> {
    // As it is sent.
    const { body } = JSON.parse(JSON.stringify(input));
    return new Promise((resolve, reject) => {
      pending.push({
        name,
        body,
        signal: options?.signal,
        respond: resolve,
        fail: (problem) => reject(problem instanceof Error ? problem : new ProblemError({ ...noProblem, ...problem })),
      });
    });
  }
  async function next(): Promise<PendingCall> {
    for (let turn = 0; turn < 20; turn++) {
      const first = pending.shift();
      if (first) return first;
      await Promise.resolve();
    }
    throw new Error('There was no call');
  }
  return { call, next, pending };
}

/** The limits of quantities that are allowed. */
export const allowed = { isValid: true, bundles: [] };

export const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** A browser that keeps nothing. */
const noMemory: CartMemory = {
  keepLines: () => {},
  keepCart: () => {},
  forgetBundles: () => {},
  readZip: () => undefined,
  keepZip: () => {},
};

type Answers = Pick<PrefetchedCart, 'cart' | 'limits'>;

export function createCart(
  request: CartRequest,
  call: Call,
  answers?: Answers,
  memory: Partial<CartMemory> = {},
): CartStore {
  return createCartStore(request, { call, memory: { ...noMemory, ...memory }, track: () => {} }, answers);
}

type LoadedCart = { coupon?: string; zipCode?: string | undefined; memory?: Partial<CartMemory> };

/** Returns a cart with prices, whose next requests the test answers. */
export async function createLoadedCart(names = ['a', 'b'], { coupon, zipCode, memory }: LoadedCart = {}) {
  const { call, next, pending } = createShopApi();
  const store = createCart({ lines: createLines(names, coupon), zipCode }, call, undefined, memory);
  void store.load();
  (await next()).respond(sampleCart());
  (await next()).respond(sampleCart());
  (await next()).respond(allowed);
  await settle();
  return { store, next, pending };
}

export const getQuantities = (store: CartStore) => store.get().lines.map((line) => line.quantity);
