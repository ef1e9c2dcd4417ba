/** What the shop API answers about the lines of a cart: prices, quantities that are too high, and problems. */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { type Call, problemOf } from '../../api/client.ts';
import { toCartInput, toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { nameUnsoldBundles } from '../../commerce/cart/unavailable-bundles.ts';
import type { CartRequest } from './cart-request.ts';
import { type Exceeded, toExceeded } from './cart-state.ts';

export function requestCart(
  call: Call,
  { lines, zipCode }: CartRequest,
  excludePrice: boolean,
  signal: AbortSignal,
): Promise<Cart> {
  return call('requestCart', toCartInput(lines, zipCode, excludePrice), { signal });
}

/** Returns no bundles if the check fails: it runs again before checkout. */
export async function findExceeded(call: Call, lines: CartLines, signal: AbortSignal): Promise<Exceeded> {
  try {
    return toExceeded(await call('validateMaxQuantity', toLimitsInput(lines), { signal }));
  } catch {
    return [];
  }
}

/**
 * Returns the problem of a failed request, with the names of the bundles that are not sold. An exception that nobody
 * foresees is a problem too: the cart would wait for prices for ever.
 */
export function readProblem(call: Call, error: unknown, { lines }: CartRequest, signal: AbortSignal): Promise<Problem> {
  return nameUnsoldBundles(problemOf(error), lines, call, signal);
}
