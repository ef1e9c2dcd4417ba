/** The schema of a call's route, for the validation of requests and for the OpenAPI document. */
import type { Call, CallSchemas } from '@perennial/shared/catalogue/call';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { problemSchema } from '@perennial/shared/errors/problem';
import { z } from 'zod';

/** Converts a catalogue path to a Fastify route path. */
export function toRoutePath(name: CallName): string {
  return calls[name].path.replace(/\{(\w+)\}/g, ':$1');
}

/** A call without a body accepts no body, or an empty object. */
const noBodySchema = z.union([z.undefined(), z.null(), z.strictObject({})]).transform(() => undefined);

/** All calls without parameters share it, because zod takes long to create a schema. */
const noParametersSchema = z.strictObject({});

/** Returns the schema. `override` replaces the response schema of the catalogue. */
export function callRouteSchema(name: CallName, override?: z.ZodType) {
  const call: Call = calls[name];
  const { summary, params, query, body, response }: CallSchemas = callSchemas[name];
  return {
    operationId: name,
    summary,
    description: `Access: ${call.access}. Time-out: ${call.timeoutMs / 1000} s.`,
    tags: ['Shop API'],
    params: params ?? noParametersSchema,
    querystring: query ?? noParametersSchema,
    ...(call.method === 'POST' ? { body: body ?? noBodySchema } : {}),
    response: { 200: override ?? response, default: problemSchema },
  };
}
