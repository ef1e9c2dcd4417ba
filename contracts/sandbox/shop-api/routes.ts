/** Creates a route for each call of the shared catalogue: path, access, validation and handler. */
import type { CallSchemas } from '@perennial/shared/catalogue/call';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { changeElsewhere } from './changed-elsewhere.ts';
import { createContext, type ShopServices } from './context.ts';
import { advanceToToday } from './daily-run.ts';
import { ShopError } from './errors/shop-error.ts';
import type { Handler, HandlerInput, Handlers } from './handler.ts';
import { allHandlers } from './handlers/all-handlers.ts';
import { LateView } from './late-view.ts';
import { LimitPeriod } from './limit-period.ts';

function validate(schema: z.ZodType | undefined, where: string, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = [where, ...(issue?.path ?? [])].join('.');
  throw new ShopError(400, 'error.message.requestIsInvalid', { field, reason: issue?.message ?? '' });
}

const handlers: Handlers = allHandlers;

/** Throws ShopError 400 for a text with decomposed letters: a shop may compare or count such letters in its own way. */
function requireComposedText(request: FastifyRequest): void {
  const { params, query, body } = request;
  const field = findDecomposedText({ params, query, body });
  if (field !== undefined)
    throw new ShopError(400, 'error.message.requestIsInvalid', { field, reason: 'must be in Unicode form NFC' });
}

function readInput<N extends CallName>(name: N, request: FastifyRequest): HandlerInput<N> {
  requireComposedText(request);
  const schemas: CallSchemas = callSchemas[name];
  const input: unknown = {
    params: validate(schemas.params, 'params', request.params),
    query: validate(schemas.query, 'query', request.query),
    body: validate(schemas.body, 'body', request.body),
  };
  // The types of the input are the output types of these schemas.
  return input as HandlerInput<N>;
}

/** What the requests of all calls share. */
type Behaviour = { readonly view: LateView; readonly limitPeriod: LimitPeriod };

function addRoute<N extends CallName>(
  app: FastifyInstance,
  name: N,
  services: ShopServices,
  { view, limitPeriod }: Behaviour,
): void {
  const { method, path, access, isRepeatable } = calls[name];
  const schemas: CallSchemas = callSchemas[name];
  const handler: Handler<N> = handlers[name];
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const refusal = limitPeriod.refuse(!isRepeatable);
      if (refusal) return reply.code(refusal.status).header('retry-after', refusal.retryAfter).send();
      advanceToToday(services.shop);
      const context = createContext(request, reply, services, method === 'GET' ? view.readable() : services.shop);
      // Access before validation, so an unauthenticated request gets 401 whatever it contains.
      if (access === 'customer') context.customer();
      if (access === 'admin') context.requireAdmin();
      const input = readInput(name, request);
      if (!isRepeatable && access !== 'public') changeElsewhere(services.shop, context.visitor, input);
      const respond = () => handler(input, context);
      const response = await (isRepeatable ? respond() : view.change(respond));
      // A response that breaks the contract is an error of the sandbox, so it fails here and not in a client.
      return schemas.response.parse(response);
    },
  });
}

export function addCallRoutes(app: FastifyInstance, services: ShopServices): void {
  const behaviour = { view: new LateView(services.shop), limitPeriod: new LimitPeriod(services.shop) };
  for (const name of callNames) addRoute(app, name, services, behaviour);
}

/** A password is sent as it was typed, in whatever form. */
const AS_TYPED: readonly string[] = ['adminPassword'];

/** Returns the path of the first text that is not in Unicode form NFC, for example `body.address.city`. */
export function findDecomposedText(value: unknown): string | undefined {
  return findPath(value)?.join('.');
}

function findPath(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value === value.normalize('NFC') ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = AS_TYPED.includes(key) ? undefined : findPath(part);
    if (path) return [key, ...path];
  }
  return undefined;
}
