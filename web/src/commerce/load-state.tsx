/** What a page shows until all its data is there: the skeleton, or the first error with a button that tries again. */
import type { ReactNode } from 'react';
import type { ProblemError } from '../api/client.ts';
import { LoadFailed } from '../ui/load-failed.tsx';

/** The part of an SWR response that matters here. */
type Response = {
  readonly error: ProblemError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => unknown;
};

type Props = { responses: readonly Response[]; skeleton: ReactNode };

export function LoadState({ responses, skeleton }: Props) {
  const error = responses.find((response) => response.error)?.error;
  if (!error) return skeleton;
  return (
    <LoadFailed
      text={error.problem.detail}
      onRetry={() => {
        for (const { mutate } of responses) void mutate();
      }}
      busy={responses.some(({ isValidating }) => isValidating)}
    />
  );
}
