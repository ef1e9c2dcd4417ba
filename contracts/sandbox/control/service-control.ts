/** What every service registers first: the request log, and faults in place of its answers. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from './clock.ts';
import type { Faults, ServiceName } from './faults.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

export type ServiceControl = FastifyPluginCallback | FastifyPluginAsync;

export type ControlPanel = { readonly clock: Clock; readonly faults: Faults; readonly requests: RequestLog };

function queryOf(url: URL): LoggedRequest['query'] {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** The plugin for one service. */
export function serviceControl(service: ServiceName, { clock, faults, requests }: ControlPanel): ServiceControl {
  const logged = new WeakMap<FastifyRequest, LoggedRequest>();

  async function write(request: FastifyRequest): Promise<void> {
    const url = new URL(request.url, 'http://localhost');
    const entry: LoggedRequest = {
      service,
      time: clock.now().toISOString(),
      method: request.method,
      path: url.pathname,
      query: queryOf(url),
      headers: { ...request.headers },
    };
    logged.set(request, entry);
    requests.add(entry);
  }

  // After parsing, so that the body is in the log, and before validation, so that a fault wins over a bad request.
  async function complete(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const entry = logged.get(request);
    if (entry && request.body !== undefined && request.body !== null) entry.body = request.body;
    const fault = faults.take(service, request.method, entry?.path ?? request.url);
    if (fault?.delayMs !== undefined) await delay(fault.delayMs);
    if (fault?.status === undefined) return undefined;
    return reply
      .code(fault.status)
      .headers(fault.headers ?? {})
      .send(fault.body);
  }

  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', write);
    app.addHook('preValidation', complete);
  };
  return fp(plugin, { name: `control-of-${service}` });
}
