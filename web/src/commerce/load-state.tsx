/**
 * What a page shows until all its data is there: the skeleton, or the first error with a button that tries again. What
 * the customer may not see is a page that cannot be found (docs/rules/sign-in.md#refused-again).
 */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { ProblemError } from '../api/client.ts';
import { useSite } from '../i18n/site.tsx';
import { paths } from '../paths.ts';
import { LoadFailed } from '../ui/load-failed.tsx';

/** The part of an SWR response that matters here. */
type Response = {
  readonly error: ProblemError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => unknown;
};

type Props = { responses: readonly Response[]; skeleton: ReactNode };

export function LoadState({ responses, skeleton }: Props) {
  const { languageQuery: language } = useSite();
  const error = responses.find((response) => response.error)?.error;
  if (!error) return skeleton;
  if (error.problem.action === 'show-not-found') return <Navigate to={paths.notFound({ language })} replace />;
  return (
    <LoadFailed
      text={error.problem.detail}
      onRetry={() => Promise.all(responses.map(({ mutate }) => mutate()))}
      busy={responses.some(({ isValidating }) => isValidating)}
    />
  );
}
