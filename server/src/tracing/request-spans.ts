/**
 * Starts the traces, with a span for each request of a browser. It has the pattern of the route, and neither the path
 * nor a header.
 */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { EVENT_STREAM_PATH } from '@perennial/shared/event-stream';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { TrustsPeer } from '../http/headers.ts';
import { startTracing } from './tracing.ts';

/** Asked every few seconds by machines, or open for minutes. Their spans would hide those of visitors. */
const UNTRACED = new Set<string>(['/healthz', '/readyz', '/metrics', EVENT_STREAM_PATH]);

type Options = { config: Config; trustsPeer: TrustsPeer };

export const requestSpans = fp<Options>(
  async (app, { config, trustsPeer }) => {
    const { tracer, stop } = startTracing(config, app.log);
    app.addHook('onClose', stop);
    app.addHook('onRequest', (request, reply, done) => {
      if (UNTRACED.has(request.routeOptions.url ?? '')) return done();
      // As with request ids: what a stranger sends would go on to the shop API.
      const parent = trustsPeer(request.raw) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const { url: route } = request.routeOptions;
      const attributes = {
        'http.request.method': request.method,
        'url.scheme': request.protocol,
        'perennial.request_id': request.id,
        ...(route === undefined ? {} : { 'http.route': route }),
      };
      const name = route === undefined ? request.method : `${request.method} ${route}`;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      // The names that collectors of logs join lines and traces by.
      const { traceId, spanId } = span.spanContext();
      request.log = request.log.child({ trace_id: traceId, span_id: spanId });
      reply.log = request.log;
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', String(reply.statusCode));
        }
        if (!reply.raw.writableEnded) span.setAttribute('error.type', 'browser_left');
        span.end();
      });
      return context.with(trace.setSpan(parent, span), done);
    });
  },
  { name: 'request-spans' },
);
