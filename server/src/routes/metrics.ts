/** Measures the responses, and shows the metrics to Prometheus (docs/operate/README.md#metrics). */
import { PROBLEM_MEDIA_TYPE, type Problem } from '@perennial/shared/errors/problem';
import { EVENT_STREAM_PATH } from '@perennial/shared/event-stream';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PrometheusMetrics } from '../metrics/prometheus.ts';
import { areEqualSecrets } from '../secrets.ts';

type Options = { config: Pick<Config, 'METRICS_TOKEN'>; prometheus: PrometheusMetrics | undefined };

export const metricsRoutes: FastifyPluginAsync<Options> = async (app, { config, prometheus }) => {
  const token = config.METRICS_TOKEN;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Without this, the path would belong to the pages, and redirect to one.
    if (token === undefined || !prometheus) throw new RequestProblem('request.notFound');
    reply.header('cache-control', 'no-store');
    if (!areEqualSecrets(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer realm="metrics"')
        .type(PROBLEM_MEDIA_TYPE)
        .send(createRefusal(request.id));
    }
    return reply.type(prometheus.mediaType).send(await prometheus.write());
  });
};

/** For operators only, so it is in no other language. */
function createRefusal(requestId: string): Problem {
  const detail = 'The header Authorization must be "Bearer" and the value of METRICS_TOKEN.';
  return { type: 'about:blank', title: 'Unauthorized', status: 401, detail, messages: [], requestId };
}

/** Measures each response by its route. Registered only with METRICS_TOKEN. */
export const requestMetrics = fp<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', (request, reply, done) => {
      // An event stream is open for minutes. It has metrics of its own.
      if (request.routeOptions.url === EVENT_STREAM_PATH && reply.statusCode === 200) return done();
      // A path that no route has would be a new value of the label with each request.
      const { url = 'none' } = request.routeOptions;
      metrics.responseSent(request.method, url, reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
  },
  { name: 'request-metrics' },
);
