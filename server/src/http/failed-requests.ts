/**
 * Remembers which request an error is about, for the log: a library's error has the response at most. What is kept has no
 * query, no header and no secret.
 */

/** The variables with the URLs of other services. */
export type Setting = 'OIDC_ISSUER' | 'OIDC_PROFILE_URL' | 'CONTENT_API_URL' | 'SHOP_API_URL';

type FailedRequest = {
  /** The variable that led to the service. */
  readonly setting: Setting;
  /** What the request was for, for example `discovery`. */
  readonly request: string;
  /** Origin and path. */
  readonly url: string;
  readonly status?: number;
  readonly contentType?: string;
  /** The first words of a response that is no JSON. */
  readonly text?: string;
};

type SentRequest = Pick<FailedRequest, 'setting' | 'request' | 'url'> & { readonly body?: unknown };

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
export function noteUnsent(error: unknown, sent: SentRequest): void {
  if (typeof error === 'object' && error !== null) failed.set(error, toFailed(sent));
}

/** Notes a response, and the first words of one that has failed and is no JSON. */
export async function noteResponse(response: Response, sent: SentRequest): Promise<void> {
  const contentType = response.headers.get('content-type') ?? undefined;
  const noted = {
    ...toFailed(sent),
    status: response.status,
    ...(contentType === undefined ? {} : { contentType }),
  };
  failed.set(response, noted);
  if (response.status < 400 || contentType?.includes('json')) return;
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  if (text !== '') failed.set(response, { ...noted, text: toWords(text, sent.body) });
}

/** Finds the request of an error: by the error itself, by its response, or by its cause if that is a response. */
export function findFailedRequest(error: Error): FailedRequest | undefined {
  const response = 'response' in error ? error.response : undefined;
  // The cause of an error that is only passed on has its own line.
  const answered = error.cause instanceof Response ? error.cause : response;
  const found = failed.has(error) ? error : answered;
  return typeof found === 'object' && found !== null ? failed.get(found) : undefined;
}

function toFailed({ setting, request, url }: SentRequest): FailedRequest {
  return { setting, request, url: withoutQuery(url) };
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
