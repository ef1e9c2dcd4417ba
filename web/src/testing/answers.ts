/** Responses of the BFF for component tests, by the end of the path. */
import { vi } from 'vitest';

/**
 * Returns the paths that were requested. An answer is a body, or a function that returns a body or a whole response. A
 * path without an answer is answered with 503 "Not now.".
 */
export function stubAnswers(answers: Readonly<Record<string, unknown>>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    requests.push(path);
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) return Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
    const answer = found[1];
    const body: unknown = typeof answer === 'function' ? answer() : answer;
    return body instanceof Response ? body : Response.json(body);
  });
  return requests;
}

export const settledActivity = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};

export const pendingActivity = { ...settledActivity, hasPaymentInProgress: true, hasInitialPaymentInProgress: true };
