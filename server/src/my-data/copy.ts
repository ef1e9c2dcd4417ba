/**
 * A copy of all that the shop returns about a person, and of what the BFF keeps (docs/rules/my-data.md#copy-of-all-data). A
 * part that cannot be read is named, and costs no other part.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { AccountActivity, MissingPart, MyData } from '@perennial/shared/models/my-data';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';

/** A customer with many subscriptions must not take the shop API for themselves. */
const AT_A_TIME = 4;

/** Throws RequestProblem `session.required` if the sign-in ends meanwhile. */
export async function makeCopy(
  request: FastifyRequest,
  shop: Pick<VisitorShopApi, 'call'>,
  activity: AccountActivity,
): Promise<MyData> {
  const missing: MissingPart[] = [];

  /** Returns null for a part that cannot be read. */
  async function read<N extends CallName>(
    part: Omit<MissingPart, 'code'>,
    name: N,
    input: CallInput<N>,
  ): Promise<CallResponse<N> | null> {
    try {
      return await shop.call(request, name, input);
    } catch (error) {
      if (error instanceof RequestProblem && error.code === 'session.required') throw error;
      // The shop has none: the address of returns is saved with the first return.
      if (part.part === 'returnAddress' && error instanceof ShopError && error.status === 404) return null;
      request.log.warn({ err: error, ...part }, 'a part of a copy of the data cannot be read');
      const code = toCode(error);
      missing.push({ ...part, ...(code === undefined ? {} : { code }) });
      return null;
    }
  }

  const [profile, subscriptions, invoices, paymentMethod, paymentActivity, returnAddress] = await Promise.all([
    read({ part: 'profile' }, 'getProfile', {}),
    read({ part: 'subscriptions' }, 'getSubscriptions', {}),
    read({ part: 'invoices' }, 'getInvoices', {}),
    read({ part: 'paymentMethod' }, 'getSavedPaymentMethod', {}),
    read({ part: 'paymentActivity' }, 'getPaymentActivity', {}),
    read({ part: 'returnAddress' }, 'getReturnAddress', {}),
  ]);
  const details = await runSomeAtATime(
    (subscriptions ?? []).map(
      ({ subscriptionNumber: id }) =>
        () =>
          read({ part: 'subscriptionDetails', subscription: id }, 'getSubscription', { params: { id } }),
    ),
  );
  return {
    madeAt: new Date().toISOString(),
    profile,
    subscriptions,
    subscriptionDetails: details.filter((one) => one !== null),
    returnAddress,
    invoices,
    paymentMethod,
    paymentActivity,
    ...activity,
    missing,
  };
}

function toCode(error: unknown): string | undefined {
  if (error instanceof RequestProblem) return error.code;
  return error instanceof ShopError ? error.errorMessages[0]?.code : undefined;
}

/** Returns the results in the order of the tasks. Rejects with the first error. */
async function runSomeAtATime<T>(tasks: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = [];
  const waiting = tasks.entries();
  // The runners share the iterator, so each task runs once.
  const run = async () => {
    for (const [index, task] of waiting) results[index] = await task();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, run));
  return results;
}
