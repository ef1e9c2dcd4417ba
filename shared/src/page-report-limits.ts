/**
 * What a page report may have. Apart from its schema, because pages do not load what checks schemas
 * (docs/rules/analytics.md#page-reports).
 */
export const pageReportLimits = {
  /** Different errors: class and page. */
  errors: 20,
  /** How often one error is counted. */
  count: 100,
  /** Length of the pattern of a page's path. */
  page: 100,
  /** A time, in milliseconds. Times beyond are of a page that nobody watched. */
  valueMs: 600_000,
} as const;

/** The name of an error's class. */
const errorCodePattern = /^[A-Za-z]{1,40}$/;

/** Whether a text can be the name of an error's class; a text of an error is none. */
export function isErrorCode(text: string): boolean {
  return errorCodePattern.test(text);
}
