/** Responses of the BFF for component tests, by the end of the path. */
import { vi } from 'vitest';

/** A request with a query or a body, as the BFF got it. */
export type SentRequest = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/**
 * Returns the paths that were requested. An answer is a body, or a function that returns a body or a whole response. A
 * path without an answer is answered with 503 "Not now.". `sent` gets the requests that say more than a path.
 */
export function stubAnswers(answers: Readonly<Record<string, unknown>>, sent: SentRequest[] = []): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [path = '', query = ''] = url.split('?');
    requests.push(path);
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    if (body !== undefined || query) sent.push({ path, query: Object.fromEntries(new URLSearchParams(query)), body });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) return Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
    const answer = found[1];
    const answered: unknown = typeof answer === 'function' ? await answer() : answer;
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return requests;
}

export const settledActivity = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};

export const pendingActivity = { ...settledActivity, hasPaymentInProgress: true, hasInitialPaymentInProgress: true };
