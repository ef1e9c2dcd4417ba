/** Stops the BFF without a failed request. Rule: docs/rules/errors.md#stop */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServiceState } from './http/service-state.ts';

/** How often connections without a request are closed, in milliseconds. */
const IDLE_CHECK_MS = 50;

type App = Pick<FastifyInstance, 'server' | 'close'>;

/**
 * Says that this instance is not ready, serves for `drainMs` until load balancers have read it, and resolves when the
 * requests in progress have their responses.
 */
export async function stop(app: App, state: ServiceState, drainMs: number): Promise<void> {
  state.isStopping = true;
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  if (drainMs > 0) await wait(drainMs);
  const closing = app.close();
  // A connection whose request was in progress is kept open by its client after the response.
  const check = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  await closing.finally(() => clearInterval(check));
}
