import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { traceStore } from './store-spans.ts';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });

beforeAll(() => {
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
beforeEach(() => exporter.reset());
afterAll(() => {
  trace.disable();
  context.disable();
});

/** Runs it as a request does, and returns the spans below that of the request. */
async function readSpans(run: () => Promise<unknown>) {
  const span = trace.getTracer('a test').startSpan('GET /page');
  await context.with(trace.setSpan(context.active(), span), run);
  span.end();
  return exporter
    .getFinishedSpans()
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === span.spanContext().spanId);
}

test('each operation has a span below that of its request, which names no key', async () => {
  const store = traceStore(new MemoryStore());
  const spans = await readSpans(async () => {
    await store.set('sign-in:ada', { name: 'Ada' }, 1000);
    expect(await store.get('sign-in:ada')).toEqual({ name: 'Ada' });
    expect(await store.add('sign-in:ada', { name: 'Eve' }, 1000)).toBe(false);
    expect(await store.update('sign-in:ada', () => ({ name: 'Bea' }), 1000)).toEqual({ name: 'Bea' });
    await store.delete('sign-in:ada');
  });
  expect(spans.map(({ name }) => name)).toEqual(['SET', 'GET', 'EVAL', 'EVAL', 'DEL']);
  expect(spans[1]?.attributes).toEqual({ 'db.system.name': 'redis', 'db.operation.name': 'GET' });
});

test('a failure is told, and thrown as it was', async () => {
  const failing = new MemoryStore();
  const error = new TypeError('away');
  failing.get = () => Promise.reject(error);
  const [span] = await readSpans(() => expect(traceStore(failing).get('key')).rejects.toBe(error));
  expect([span?.status.code, span?.attributes['error.type']]).toEqual([SpanStatusCode.ERROR, 'TypeError']);
});

test('what no request asks for has no span: checks of the health, and work in the background', async () => {
  const store = traceStore(new MemoryStore());
  await store.get('key');
  await readSpans(() => store.checkWritable());
  expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['GET /page']);
});
