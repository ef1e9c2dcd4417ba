/**
 * Counts how soon pages were there in real browsers, and the errors that they had, by page and culture. Nothing of a report
 * is stored or logged, and it has nothing of a person (docs/rules/analytics.md#page-reports).
 */
import { pageReportSchema } from '@perennial/shared/page-report';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isOptedOut } from '../http/headers.ts';
import { toClientAddress } from '../limits/client-address.ts';
import { TryCounter } from '../limits/try-counter.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClientSource } from '../rendering/client-source.ts';

const PAGE_REPORTS_PATH = '/bff/page-reports';

/** A report has less than two kilobytes. */
const BODY_LIMIT_BYTES = 8 * 1024;
/** Several people share an address, and a page sends one report each time that it is hidden. */
const LIMIT = { tries: 60, seconds: 60 };

/** The classes of errors that a browser has, and the product's own. */
const codes: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError', 'AggregateError'],
  ...['AbortError', 'DataCloneError', 'InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError'],
  ...['NotSupportedError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'ProblemError'],
]);

type Options = {
  client: Pick<ClientSource, 'loadBuild'>;
  metrics: Pick<Metrics, 'vitalMeasured' | 'browserFailed' | 'limitRefused'>;
};

/** The guard of requests applies: a page of another site can send none. Each instance counts an address for itself. */
export const pageReports: FastifyPluginAsyncZod<Options> = async (app, { client, metrics }) => {
  const counter = new TryCounter('page-reports', [LIMIT], undefined, metrics);
  app.post(
    PAGE_REPORTS_PATH,
    { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true, body: pageReportSchema } },
    async (request, reply) => {
      (await counter.count(toClientAddress(request.ip))).refuse();
      if (isOptedOut(request)) return reply.code(204).send();
      const { findPattern } = await client.loadBuild();
      const { culture } = request.site;
      // Each value of a label takes memory for ever, and a stranger can write any.
      const toPage = (page: string) => findPattern(page) ?? 'other';
      for (const { name, page, value } of request.body.vitals)
        metrics.vitalMeasured(name, { page: toPage(page), culture }, name === 'CLS' ? value : value / 1000);
      for (const { code, page, count } of request.body.errors)
        metrics.browserFailed(codes.has(code) ? code : 'other', { page: toPage(page), culture }, count);
      return reply.code(204).send();
    },
  );
};
