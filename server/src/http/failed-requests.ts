/**
 * Remembers which request an error is about, for the log: a library's error has the response at most. What is kept has no
 * query, no header and no secret.
 */

export type FailedRequest = {
  /** What the request was for, for example `discovery`. */
  readonly request: string;
  /** Origin and path. */
  readonly url: string;
  readonly status?: number;
  readonly contentType?: string;
  /** The first words of a response that is no JSON. */
  readonly text?: string;
};

const failed = new WeakMap<object, FailedRequest>();

/** Longer texts are pages. */
const MAX_TEXT = 300;

/** Fields of a form that others must not read. */
const SECRET_FIELDS = [
  'client_secret',
  'client_assertion',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
  'login_hint',
];

/** Notes a request that got no response. */
export function noteUnsent(error: unknown, request: string, url: string): void {
  if (typeof error === 'object' && error !== null) failed.set(error, { request, url: withoutQuery(url) });
}

/** Notes a response, and the first words of one that has failed and is no JSON. `body` is what was sent. */
export async function noteResponse(response: Response, request: string, url: string, body: unknown): Promise<void> {
  const contentType = response.headers.get('content-type') ?? undefined;
  const noted = {
    request,
    url: withoutQuery(url),
    status: response.status,
    ...(contentType === undefined ? {} : { contentType }),
  };
  failed.set(response, noted);
  if (response.status < 400 || contentType?.includes('json')) return;
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  if (text !== '') failed.set(response, { ...noted, text: toWords(text, body) });
}

/** Finds the request of an error: by the error itself, by its response, or by its cause if that is a response. */
export function findFailedRequest(error: Error): FailedRequest | undefined {
  const response = 'response' in error ? error.response : undefined;
  const found = [error, response, error.cause].find(
    (one): one is object => typeof one === 'object' && one !== null && failed.has(one),
  );
  return found && failed.get(found);
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Removes the markup, and what the response repeats of secrets in the request. */
function toWords(text: string, body: unknown): string {
  const sent = body instanceof URLSearchParams ? SECRET_FIELDS.flatMap((name) => body.getAll(name)) : [];
  const words = text
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return sent
    .filter((value) => value !== '')
    .flatMap((value) => [value, encodeURIComponent(value)])
    .reduce((cleaned, value) => cleaned.replaceAll(value, '[sent]'), words)
    .slice(0, MAX_TEXT);
}
