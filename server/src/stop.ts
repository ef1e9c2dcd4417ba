/** Stops the BFF without a failed request (docs/rules/errors.md#stop). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Whether this instance takes requests of visitors. */
export class ServiceState {
  /** It stops, and gets no new connections. */
  isStopping = false;
  /** Called when it begins to stop: ends the responses that would last. */
  readonly onStop: (() => void)[] = [];
  /** Its memory is nearly used up; set by the plugin that measures it. */
  isOverloaded: () => boolean = () => false;
}

/** How often connections without a request are closed, in milliseconds. */
const IDLE_CHECK_MS = 50;

/**
 * How long a request that has begun to arrive may take to be complete, in milliseconds. Nothing was done with it until
 * then, so it can be refused.
 */
const ARRIVAL_MS = 3000;

/**
 * Returns after how many milliseconds requests in progress are cut off: they have their time after that in which load
 * balancers notice the stop.
 */
export function stopLimitMs({ DRAIN_SECONDS, STOP_SECONDS }: Pick<Config, 'DRAIN_SECONDS' | 'STOP_SECONDS'>): number {
  return (DRAIN_SECONDS + STOP_SECONDS) * 1000;
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

type App = Pick<FastifyInstance, 'server' | 'close'>;

/**
 * Prepares the stop of an app that does not listen yet. The returned function says that this instance is not ready, serves
 * for `drainMs` until load balancers have read it, and resolves when the requests in progress have their responses.
 */
export function prepareStop(app: App, state: ServiceState, arrivalMs = ARRIVAL_MS): (drainMs: number) => Promise<void> {
  const connections = new Set<Socket>();
  const lastExchanges = new WeakMap<Socket, Exchange>();
  app.server.on('request', (request, response) => void lastExchanges.set(request.socket, { request, response }));
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  return async (drainMs) => {
    state.isStopping = true;
    for (const end of state.onStop) end();
    app.server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close');
    });
    if (drainMs > 0) await wait(drainMs);
    const closing = app.close();
    const arrivalEnd = performance.now() + arrivalMs;
    const check = setInterval(() => {
      // A connection whose request was in progress is kept open by its client after the response.
      app.server.closeIdleConnections();
      // Browsers open connections ahead of a request that may never come. For Node they are not idle.
      const isArrivalOver = performance.now() >= arrivalEnd;
      for (const socket of connections)
        if (socket.bytesRead === 0 || (isArrivalOver && !isInProgress(lastExchanges.get(socket)))) socket.destroy();
    }, IDLE_CHECK_MS);
    await closing.finally(() => clearInterval(check));
  };
}

/** Whether a complete request waits for its response. The response has no socket yet while an earlier one is sent. */
function isInProgress(exchange: Exchange | undefined): boolean {
  if (!exchange) return false;
  const { request, response } = exchange;
  return !response.writableFinished && (request.complete || response.socket === null);
}
