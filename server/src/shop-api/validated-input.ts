/** The input of a request whose route has the schemas of a call: Fastify has validated it before the handler. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { FastifyRequest } from 'fastify';
import type { ShopInput } from './call-mappings.ts';

/** Returns the body of a request to the route of the call `N`. */
export function validatedBody<N extends CallName>({ body }: Pick<FastifyRequest, 'body'>): CallBody<N> {
  // The schema of the route is that of the call (`callRouteSchema`). Fastify does not know which route this is.
  return body as CallBody<N>;
}

/** Returns the input of a request that the schemas of a call have validated, as the shop API gets it. */
export function validatedInput({ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>): ShopInput {
  return {
    // The parameters of a path are texts.
    params: params as ShopInput['params'],
    // The schema lets only values through that the query of the call may have.
    query: query as ShopInput['query'],
    body: body ?? undefined,
  };
}
