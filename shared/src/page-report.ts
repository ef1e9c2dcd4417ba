/** What a browser tells the BFF of a page that it leaves (docs/rules/analytics.md#page-reports). */
import { z } from 'zod';
import { isErrorCode, pageReportLimits as limits } from './page-report-limits.ts';

/** The pattern of a page's path, such as `/my-account/subscription-details/:id`: never the path itself. */
const pageSchema = z.string().max(limits.page);

export const pageReportSchema = z.strictObject({
  /** At most one of each. Times are in milliseconds, and the layout shift (`CLS`) is a score. */
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']),
        page: pageSchema,
        value: z.number().min(0).max(limits.valueMs),
      }),
    )
    .max(4),
  /** `code` is the name of an error's class; no text of an error is sent. */
  errors: z
    .array(
      z.strictObject({
        code: z.string().refine(isErrorCode),
        page: pageSchema,
        count: z.int().min(1).max(limits.count),
      }),
    )
    .max(limits.errors),
});

export type PageReport = z.output<typeof pageReportSchema>;

export type Vital = PageReport['vitals'][number];
