/** Which orders have arrived at the shop API, as the sandbox's log of requests says. */
import { readFields } from '@perennial/shared/unknown-values';
import type { Stack } from '../harness/stack.ts';
import type { Ledger } from './ledger.ts';

/** The parameter of an order's URL that names the attempt, so that the order can be found at the shop API. */
export const ATTEMPT = 'attempt';

/** The sandbox keeps a thousand requests, so they are read often. */
export const ARRIVALS_MS = 100;

/** Moves the orders that arrived at the shop API from the sandbox's log into the ledger. */
export function readArrivals({ sandbox }: Stack, ledger: Ledger): void {
  const { requests } = sandbox.control;
  const orders = requests.all('shop-api').filter(({ method, path }) => method === 'POST' && path === '/api/orders');
  requests.clear();
  for (const { body } of orders) {
    const { cancelPaymentUrl = '' } = readFields(body);
    ledger.noteArrival(new URL(String(cancelPaymentUrl)).searchParams.get(ATTEMPT) ?? '');
  }
}
