/** The API of the console: scenarios, reset, clock, faults and the request log. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { conditionsSchema } from '../control/conditions.ts';
import { faultSchema, serviceNames } from '../control/faults.ts';
import type { ControlPanel } from '../control/service-control.ts';

export type ScenarioState = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly culture: string;
  readonly email: string;
  readonly password: string;
  readonly subscriptions: readonly { readonly number: string; readonly state: string }[];
};

export type ConsoleApiOptions = {
  readonly panel: ControlPanel;
  readonly scenarios: () => readonly ScenarioState[];
  readonly reset: () => void;
};

const clockSchema = z.strictObject({ advanceDays: z.number().int().min(1).max(3660) });

const requestsSchema = z.strictObject({ service: z.enum(serviceNames).optional() });

/** Returns the parsed value. Sends a 400 with every invalid field and returns undefined if the value is invalid. */
function parseOrSendError<S extends z.ZodType>(
  schema: S,
  value: unknown,
  reply: FastifyReply,
): z.output<S> | undefined {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  reply.code(400).send({
    message: 'The request is invalid.',
    fields: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
  return undefined;
}

export function consoleApi(app: FastifyInstance, { panel, scenarios, reset }: ConsoleApiOptions): void {
  const { clock, conditions, faults, requests } = panel;

  app.get('/scenarios', () => scenarios());

  app.post('/reset', (_, reply) => {
    reset();
    return reply.code(204).send();
  });

  app.post('/clock', (request, reply) => {
    const body = parseOrSendError(clockSchema, request.body, reply);
    if (!body) return reply;
    clock.advance(body.advanceDays);
    return { now: clock.now().toISOString(), offsetDays: clock.offsetDays };
  });

  app.get('/conditions', () => conditions.all());

  app.post('/conditions', (request, reply) => {
    const changes = parseOrSendError(conditionsSchema, request.body, reply);
    if (!changes) return reply;
    conditions.set(changes);
    return conditions.all();
  });

  app.post('/faults', (request, reply) => {
    const fault = parseOrSendError(faultSchema, request.body, reply);
    if (!fault) return reply;
    faults.add(fault);
    return reply.code(201).send(fault);
  });

  app.delete('/faults', (_, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.get('/requests', (request, reply) => {
    const query = parseOrSendError(requestsSchema, request.query, reply);
    return query ? requests.all(query.service) : reply;
  });

  app.delete('/requests', (_, reply) => {
    requests.clear();
    return reply.code(204).send();
  });
}
