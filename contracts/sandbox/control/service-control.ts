/** The plugin that every service registers first: writes the request log and applies faults. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from './clock.ts';
import type { Conditions } from './conditions.ts';
import type { Faults, ServiceName } from './faults.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

export type ServiceControl = FastifyPluginCallback | FastifyPluginAsync;

export type ControlPanel = {
  readonly clock: Clock;
  readonly conditions: Conditions;
  readonly faults: Faults;
  readonly requests: RequestLog;
};

function toQuery(url: URL): LoggedRequest['query'] {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Returns the plugin for one service. */
export function serviceControl(
  service: ServiceName,
  { clock, faults, requests }: Omit<ControlPanel, 'conditions'>,
): ServiceControl {
  const logged = new WeakMap<FastifyRequest, LoggedRequest>();
  /** How long the response to a request is held back, in milliseconds. */
  const held = new WeakMap<FastifyRequest, number>();

  async function logRequest(request: FastifyRequest): Promise<void> {
    const url = new URL(request.url, 'http://localhost');
    const entry: LoggedRequest = {
      service,
      time: clock.now().toISOString(),
      method: request.method,
      path: url.pathname,
      query: toQuery(url),
      headers: { ...request.headers },
    };
    logged.set(request, entry);
    requests.add(entry);
  }

  // Runs after parsing, so that the log contains the body, and before validation, so that a fault also replaces a 400.
  async function applyFault(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const entry = logged.get(request);
    if (entry && request.body !== undefined && request.body !== null) entry.body = request.body;
    const fault = faults.take(service, request.method, entry?.path ?? request.url, request.body);
    if (fault?.delayMs !== undefined) await delay(fault.delayMs);
    await fault?.until;
    if (fault?.responseDelayMs !== undefined) held.set(request, fault.responseDelayMs);
    if (fault?.status === undefined) return undefined;
    return reply
      .code(fault.status)
      .headers(fault.headers ?? {})
      .send(fault.body);
  }

  async function logStatus(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const entry = logged.get(request);
    if (entry) entry.status = reply.statusCode;
  }

  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', logRequest);
    app.addHook('preValidation', applyFault);
    app.addHook('onResponse', logStatus);
    app.addHook('onSend', async (request) => {
      const ms = held.get(request);
      if (ms !== undefined) await delay(ms);
    });
  };
  return fp(plugin, { name: `control-of-${service}` });
}
