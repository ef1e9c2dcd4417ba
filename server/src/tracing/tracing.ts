/**
 * Traces for OpenTelemetry: a span for each request of a browser and for each request to another service. Loaded only
 * with OTEL_EXPORTER_OTLP_ENDPOINT (docs/operate/README.md#traces).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { readVersion } from '../metrics/metrics.ts';
import { createDescribeRequest } from './outgoing-requests.ts';

type TracingConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'SHOP_API_URL'
>;

const MEND = 'compare OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS with the collector, or remove them';

/** Milliseconds. */
const EXPORT_TIMEOUT_MS = 5_000;
/** How long a stop waits for the collector, in milliseconds: the process has ten seconds to end. */
const LAST_EXPORT_MS = 2_000;

/**
 * Starts the traces of this process, which has one app. `stop` sends what is left and ends them. OpenTelemetry reads
 * OTEL_EXPORTER_OTLP_HEADERS and OTEL_RESOURCE_ATTRIBUTES from the environment.
 */
export function startTracing(config: TracingConfig, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT?.href.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  tellOutages(exporter, log);
  const provider = new TracerProvider({
    // The operator's attributes, and an id for each process, unless they name one.
    resource: detectResources({ detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME, 'service.version': readVersion() }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  // No baggage: it is free text, which would go on to the shop API.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // For the store, which is made before the traces.
  trace.setGlobalTracerProvider(provider);
  // It listens to the diagnostics channels of undici and of `fetch`, and changes no module.
  const outgoing = new UndiciInstrumentation(createDescribeRequest(config.SHOP_API_URL));
  outgoing.setTracerProvider(provider);

  return {
    tracer: provider.getTracer('perennial'),
    stop: async (): Promise<void> => {
      outgoing.disable();
      context.disable();
      propagation.disable();
      trace.disable();
      // A collector that is away must not make the stop fail.
      await Promise.race([provider.shutdown().catch(() => {}), wait(LAST_EXPORT_MS, undefined, { ref: false })]);
    },
  };
}

/** One line when the collector takes no spans any more, and one when it does again. */
function tellOutages(exporter: OTLPTraceExporter, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): void {
  const exportSpans = exporter.export.bind(exporter);
  let isAway = false;
  exporter.export = (spans, done) =>
    exportSpans(spans, (result) => {
      const hasFailed = result.code === ExportResultCode.FAILED;
      if (hasFailed && !isAway) {
        log.warn({ err: result.error, mend: MEND }, 'the collector of traces takes no spans: they are lost');
      }
      if (!hasFailed && isAway) log.info('the collector of traces takes spans again');
      isAway = hasFailed;
      done(result);
    });
}
