/**
 * Counts what browsers report of the content security policy, by directive. Nothing of a report is stored or logged: it
 * has the address of the page, and a piece of its code (docs/rules/content.md#content-security-policy).
 */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { RequestProblem } from '../errors/request-problem.ts';
import { toClientAddress } from '../limits/client-address.ts';
import { TryCounter } from '../limits/try-counter.ts';
import type { Metrics } from '../metrics/metrics.ts';

export const POLICY_REPORTS_PATH = '/bff/policy-reports';

/** Of browsers that know the directive `report-to`, and of those that know only `report-uri`. */
const MEDIA_TYPES = ['application/reports+json', 'application/csp-report'];
/** A report has about a kilobyte, and a browser may send several at once. */
const BODY_LIMIT_BYTES = 32 * 1024;
/** A page that a browser extension changes can send a report for each element. */
const LIMIT = { tries: 60, seconds: 60 };
const MOST_REPORTS = 20;

const directives: ReadonlySet<string> = new Set([
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src'],
  ...['manifest-src', 'media-src', 'object-src', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src'],
  ...['style-src-attr', 'style-src-elem', 'worker-src', 'require-trusted-types-for', 'trusted-types'],
]);

const disposition = z.enum(['enforce', 'report']).catch('enforce');

/** CSP 3, section 5.3. */
const report = z
  .object({ type: z.literal('csp-violation'), body: z.object({ effectiveDirective: z.string(), disposition }) })
  .transform(({ body }) => ({ directive: body.effectiveDirective, disposition: body.disposition }));

/** CSP 3, section 5.4. An older browser names the whole directive, with its values. */
const formerReport = z
  .object({ 'csp-report': z.object({ 'violated-directive': z.string(), disposition }) })
  .transform(({ 'csp-report': body }) => ({
    directive: body['violated-directive'].split(' ', 1)[0] ?? '',
    disposition: body.disposition,
  }));

const anyReport = z.union([report, formerReport]);

type Options = { metrics: Pick<Metrics, 'policyViolated' | 'limitRefused'> };

/**
 * Browsers send reports without headers of ours. A page of another site can send none: the media types need a preflight
 * request, which the BFF never allows. Each instance counts the requests of an address for itself.
 */
export const policyReports: FastifyPluginAsync<Options> = async (app, { metrics }) => {
  const counter = new TryCounter('policy-reports', [LIMIT], undefined, metrics);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(MEDIA_TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_, body, done) => {
    try {
      done(null, JSON.parse(body));
    } catch {
      done(new RequestProblem('request.invalid', { faults: [{ field: 'body', reason: 'must be JSON' }] }));
    }
  });

  app.post(POLICY_REPORTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    (await counter.count(toClientAddress(request.ip))).refuse();
    const reports: unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    for (const one of reports.slice(0, MOST_REPORTS)) {
      const { data } = anyReport.safeParse(one);
      // Each value of a label takes memory for ever, and a stranger can write any.
      if (data) metrics.policyViolated(directives.has(data.directive) ? data.directive : 'other', data.disposition);
    }
    return reply.code(204).send();
  });
};
