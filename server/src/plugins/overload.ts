/**
 * Refuses visitors while the process has too much to do, so that those who are served are served: strangers first,
 * customers last (docs/rules/errors.md#overload, ADR 103).
 */
import { EVENT_STREAM_PATH } from '@perennial/shared/event-stream';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { isNavigation } from '../http/headers.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { signInAttempts } from '../identity/attempts.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Admission, type Rank } from '../overload/admission.ts';
import { LoadMeter, TICK_MS } from '../overload/load-meter.ts';
import { attemptCookiePrefix } from '../session/sealed-cookies.ts';
import type { ServiceState } from '../stop.ts';

const RETRY_AFTER_SECONDS = 10;
/** A refused request has no line of its own in the log: there are too many. */
const LOG_INTERVAL_MS = 10_000;

type Meter = Pick<LoadMeter, 'delayMs' | 'memoryShare' | 'tick'>;

type Options = {
  config: Config;
  state: ServiceState;
  metrics: Pick<Metrics, 'problemSent' | 'visitorRefused'>;
  /** Whether the process belongs to this BFF alone. If not, nobody is refused. */
  measuresProcess?: boolean | undefined;
  /** Instead of a measurement of the process. */
  meter?: Meter | undefined;
};

export const overload = fp<Options>(
  async (app, { config, state, metrics, measuresProcess = false, ...options }) => {
    const meter = options.meter ?? (measuresProcess ? new LoadMeter(performance.now()) : undefined);
    if (!meter) return;
    const admission = new Admission(meter, config);
    const timer = setInterval(() => {
      meter.tick(performance.now());
      admission.adapt();
    }, TICK_MS).unref();
    app.addHook('onClose', () => clearInterval(timer));
    const rankOf = createRankOf(config);
    state.isOverloaded = () => admission.refusesAll;

    const end = () => admission.end();
    let loggedAt = Number.NEGATIVE_INFINITY;
    app.addHook('onRequest', (request, reply, done) => {
      if (admission.refusesSome) {
        const rank = rankOf(request);
        if (admission.refuses(rank)) {
          metrics.visitorRefused(rank);
          if (performance.now() - loggedAt >= LOG_INTERVAL_MS) {
            loggedAt = performance.now();
            const { delayMs, memoryShare } = meter;
            request.log.error({ delayMs, memoryShare, ...process.memoryUsage() }, 'overloaded: visitors are refused');
          }
          if (isNavigation(request)) {
            metrics.problemSent('server.overloaded', 503);
            sendPage(request, reply);
          } else done(new RequestProblem('server.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
          return;
        }
      }
      // An event stream lasts for minutes, in which nothing is to be done.
      if (!request.url.startsWith(EVENT_STREAM_PATH)) {
        admission.begin();
        reply.raw.once('close', end);
      }
      done();
    });
  },
  { name: 'overload', dependencies: ['culture', 'errors', 'security-headers', 'session'] },
);

/** Finds out who asks without a question to the store, for which there is no time. */
function createRankOf(config: Config): (request: FastifyRequest) => Rank {
  const prefix = attemptCookiePrefix(config, signInAttempts);
  return (request) => {
    if (request.visitor.hasSession()) return 'customer';
    // A script can send this header, too, so customers come before visitors.
    if (request.headers['sec-fetch-site'] === 'same-origin') return 'visitor';
    return Object.keys(request.cookies).some((name) => name.startsWith(prefix)) ? 'visitor' : 'stranger';
  };
}

/** Sends the words only. The page of the client would ask for more. */
function sendPage(request: FastifyRequest, reply: FastifyReply): void {
  const { language } = request.site;
  reply.addDocumentHeaders().header('retry-after', RETRY_AFTER_SECONDS);
  sendPlainPage(reply, { status: 503, language, text: textsFor(language).errors['server.overloaded'] });
}
