/** Reads a document of the BFF's own, as bytes. */
import type { Problem } from '@perennial/shared/errors/problem';
import i18next from 'i18next';
import { ProblemError } from './client.ts';
import { announceSessionEnd } from './session-end.ts';

type Site = { readonly culture: string; readonly language: string };

/** Throws a `ProblemError`; passes an abort on as it is. The end of a session is announced, as after every request. */
export async function readDocument(path: `/bff/${string}`, site: Site, signal: AbortSignal): Promise<Uint8Array> {
  const headers = { 'X-Culture': site.culture, 'X-Language': site.language };
  try {
    const response = await fetch(path, { headers, credentials: 'same-origin', signal });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    // Every error of the BFF is a problem; what stands before it answers with a page.
    const problem: Problem | undefined = await response.json().catch(() => undefined);
    if (problem?.action === 'sign-in') announceSessionEnd(problem);
    throw new ProblemError(problem ?? createProblem('unknown', response.status));
  } catch (error) {
    if (signal.aborted || error instanceof ProblemError) throw error;
    throw new ProblemError(createProblem('network.offline', 0));
  }
}

function createProblem(code: 'unknown' | 'network.offline', status: number): Problem {
  const detail = i18next.t(`errors.${code}`, { status });
  return { type: 'about:blank', title: code, status, detail, code, messages: [], requestId: '' };
}
