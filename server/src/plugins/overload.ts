/**
 * Refuses visitors before the memory of the process is used up, so that those who are served are served
 * (docs/rules/errors.md#overload).
 */
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { isNavigation } from '../http/headers.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ServiceState } from '../stop.ts';

const RETRY_AFTER_SECONDS = 10;
const SAMPLE_INTERVAL_MS = 1000;
/** A refused request has no line of its own in the log: there are too many. */
const LOG_INTERVAL_MS = 10_000;

type Options = {
  config: Config;
  state: ServiceState;
  metrics: Pick<Metrics, 'problemSent'>;
  /** Whether the process belongs to this BFF alone. If not, nobody is refused. */
  measuresProcess?: boolean | undefined;
  sampleIntervalMs?: number | undefined;
};

export const overload = fp<Options>(
  async (app, { config, state, metrics, measuresProcess = false, sampleIntervalMs = SAMPLE_INTERVAL_MS }) => {
    if (measuresProcess) await measure(app, config, state, sampleIntervalMs);

    let loggedAt = Number.NEGATIVE_INFINITY;
    app.addHook('onRequest', (request, reply, done) => {
      if (!state.isOverloaded()) return done();
      if (performance.now() - loggedAt >= LOG_INTERVAL_MS) {
        loggedAt = performance.now();
        request.log.error(process.memoryUsage(), 'overloaded: visitors are refused');
      }
      if (isNavigation(request)) {
        metrics.problemSent('server.overloaded', 503);
        sendPage(request, reply);
      } else done(new RequestProblem('server.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    });
  },
  { name: 'overload', dependencies: ['culture', 'errors', 'security-headers'] },
);

/**
 * Sets `state.isOverloaded`. Only the measure of the plugin is used, in a scope without routes: its hook makes an object
 * for each request.
 */
async function measure(app: FastifyInstance, config: Config, state: ServiceState, intervalMs: number): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(underPressure, {
      sampleInterval: intervalMs,
      maxHeapUsedBytes: config.OVERLOAD_MEMORY_SHARE * getHeapStatistics().heap_size_limit,
      maxRssBytes: config.OVERLOAD_MEMORY_SHARE * findMemoryLimit(),
      maxEventLoopDelay: config.OVERLOAD_DELAY_MS,
    });
    state.isOverloaded = () => scope.isUnderPressure();
  });
}

/** The memory that the process may use, in bytes: that of its container, or of the machine. */
function findMemoryLimit(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

/** Sends the words only. The page of the client would ask for more. */
function sendPage(request: FastifyRequest, reply: FastifyReply): void {
  const { language } = request.site;
  reply.addDocumentHeaders().header('retry-after', RETRY_AFTER_SECONDS);
  sendPlainPage(reply, { status: 503, language, text: textsFor(language).errors['server.overloaded'] });
}
