/** Asks the services what a page needs first, for its visitor (docs/rules/content.md#server-rendered-pages). */

import type { CallSchemas } from '@perennial/shared/catalogue/call';
import { isKept } from '@perennial/shared/catalogue/kept-answers';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { PrefetchedResponse, PrefetchQuery } from '@perennial/shared/page-data';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service.ts';
import { withContent } from '../content/content-service.ts';
import type { AccountReads } from '../kept-answers/account-reads.ts';
import type { ShopInput } from '../shop-api/call-mappings.ts';
import { parseShopResponse } from '../shop-api/read-response.ts';
import { validatedInput } from '../shop-api/validated-input.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import { inTime, type PageLimits } from './in-time.ts';

/**
 * Returns the answers that arrive in time. Never throws: the browser asks for the others, and shows their errors. The
 * session stays as it is, also if the shop API refuses it.
 */
export type Prefetch = (
  request: FastifyRequest,
  queries: readonly PrefetchQuery[],
  audience: Audience,
) => Promise<readonly PrefetchedResponse[]>;

/** For whom a page is made: the visitor of the request, or all strangers who wait for the same one. */
export type Audience = 'visitor' | 'strangers';

type Options = {
  shop: Pick<VisitorShopApi, 'forward'>;
  accountReads: Pick<AccountReads, 'read'>;
  content: Pick<ContentService, 'bundles'>;
  /** Throws if the visitor may not make the call. */
  checkAccess: (request: FastifyRequest, name: CallName) => Promise<void>;
  limits: Pick<PageLimits, 'prefetch'>;
};

export function createPrefetch({ shop, accountReads, content, checkAccess, limits }: Options): Prefetch {
  async function ask(request: FastifyRequest, query: PrefetchQuery, signal: AbortSignal): Promise<PrefetchedResponse> {
    const { takesKept = false, ...asked } = query;
    const options = { signal, takesKept };
    // As the routes have it: `/bff/subscriptions/:number`, and those of the calls.
    if (asked.name !== 'subscriptionPage')
      return { ...asked, ...(await askShop(request, asked.name, asked.input, options)) };
    const [{ data, ...kept }, bundles] = await Promise.all([
      askShop(request, 'getSubscription', asked.input, options),
      content.bundles(request.site.language),
    ]);
    return { ...asked, data: withContent(data, bundles), ...kept };
  }

  async function askShop<N extends CallName>(
    request: FastifyRequest,
    name: N,
    input: ShopInput,
    { signal, takesKept }: { signal: AbortSignal; takesKept: boolean },
  ): Promise<{ data: CallResponse<N>; keptSince?: number }> {
    await checkAccess(request, name);
    const parsed = parseInput(name, input);
    const options = { signal, keepsSession: true };
    if (!isKept(name)) {
      const { body } = await shop.forward(request, name, parsed, options);
      return { data: parseShopResponse(name, body, request) };
    }
    const { value, keptSince } = await accountReads.read(request, name, parsed, { ...options, takesKept });
    return { data: value, ...(keptSince !== undefined && { keptSince }) };
  }

  return async (request, queries, audience) => {
    const late = new AbortController();
    // Others wait for the page of a stranger who has left.
    const signal = audience === 'visitor' ? AbortSignal.any([request.clientAborted, late.signal]) : late.signal;
    const answers: (PrefetchedResponse | undefined)[] = queries.map(() => undefined);
    const asked = queries.map(async (query, index) => {
      answers[index] = await ask(request, query, signal).catch(() => undefined);
    });
    await inTime(Promise.all(asked), limits.prefetch);
    const arrived = answers.filter((answer) => answer !== undefined);
    if (arrived.length < queries.length) late.abort();
    return arrived;
  };
}

/** Returns the input as the route of the call would have it. Throws if the route would refuse it. */
function parseInput(name: CallName, input: ShopInput): ShopInput {
  const { params, query, body }: CallSchemas = callSchemas[name];
  return validatedInput({
    params: params?.parse(input.params),
    query: query?.parse(input.query),
    body: body?.parse(input.body),
  });
}
