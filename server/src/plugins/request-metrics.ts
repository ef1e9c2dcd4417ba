/** Measures each response by its route. Registered only with METRICS_TOKEN. */
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';

export const requestMetrics = fp<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', (request, reply, done) => {
      // A path that no route has would be a new value of the label with each request.
      const { url = 'none' } = request.routeOptions;
      metrics.responseSent(request.method, url, reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
  },
  { name: 'request-metrics' },
);
