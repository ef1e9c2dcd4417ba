/** Asks the shop API for each bundle of a cart alone (docs/rules/cart.md#bundles-that-are-not-sold). */
import { type Call, ProblemError } from '../../api/client.ts';
import { type CartLines, toBundles } from './cart-lines.ts';

/** Returns the lines whose bundle is not sold. A bundle that could not be asked for is not among them. */
export async function findUnsoldLines(lines: CartLines, call: Call, signal?: AbortSignal): Promise<CartLines> {
  const sold = await Promise.all(lines.map((line) => isSold(line, call, signal)));
  return lines.filter((_, index) => sold[index] === false);
}

async function isSold(line: CartLines[number], call: Call, signal?: AbortSignal): Promise<boolean | undefined> {
  const bundles = toBundles([{ ...line, promotionCodes: [] }]);
  try {
    await call('requestCart', { body: { bundles, excludePrice: true } }, { ...(signal && { signal }) });
    return true;
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!(error instanceof ProblemError)) throw error;
    return error.problem.status === 404 ? false : undefined;
  }
}
