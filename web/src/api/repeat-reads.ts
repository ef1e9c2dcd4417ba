/**
 * When a read that has failed is repeated by itself (docs/rules/errors.md#limits-of-the-shop-api). Changes never are.
 */
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ProblemError } from './client.ts';

const MAX_REPEATS = 5;
/** A longer wait is left to the customer, who reads when to try again. */
const LONGEST_WAIT_SECONDS = 5;

/** A repetition can help only after a network failure, an error of the server, or a short wait. */
function isRepeatable(error: Error): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { status, retryAfterSeconds } = error.problem;
  if (retryAfterSeconds !== undefined) return retryAfterSeconds <= LONGEST_WAIT_SECONDS;
  return status === 0 || status >= 500;
}

/** The settings of SWR. */
export const repeatReads: Pick<SWRConfiguration, 'shouldRetryOnError' | 'errorRetryCount' | 'onErrorRetry'> = {
  shouldRetryOnError: isRepeatable,
  errorRetryCount: MAX_REPEATS,
  onErrorRetry: (error, key, config, revalidate, options) => {
    const wait: unknown = error instanceof ProblemError ? error.problem.retryAfterSeconds : undefined;
    if (typeof wait !== 'number') return SWRConfig.defaultValue.onErrorRetry(error, key, config, revalidate, options);
    if (options.retryCount <= MAX_REPEATS) setTimeout(() => void revalidate(options), wait * 1000);
  },
};
