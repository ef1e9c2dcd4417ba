/**
 * A span for what a request asks of Redis, by OpenTelemetry's names for databases. Keys and values are in none: they have
 * the ids of people. Loaded only with traces (docs/operate/README.md#traces).
 */
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ExpiringStore } from '../session/expiring-store.ts';

/** Returns the same store, whose operations have spans below the one of the request. Without a request they have none. */
export function traceStore(store: ExpiringStore): ExpiringStore {
  const tracer = trace.getTracer('perennial');

  async function inSpan<T>(operation: string, ask: () => T): Promise<Awaited<T>> {
    if (!trace.getActiveSpan()) return await ask();
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': operation };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
    try {
      return await context.with(trace.setSpan(context.active(), span), ask);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    get: (key) => inSpan('GET', () => store.get(key)),
    set: (key, value, lifetimeMs) => inSpan('SET', () => store.set(key, value, lifetimeMs)),
    add: (key, value, lifetimeMs) => inSpan('EVAL', () => store.add(key, value, lifetimeMs)),
    update: (key, change, lifetimeMs) => inSpan('EVAL', () => store.update(key, change, lifetimeMs)),
    delete: (key) => inSpan('DEL', () => store.delete(key)),
    // Asked by machines every few seconds.
    checkWritable: () => store.checkWritable(),
  };
}
