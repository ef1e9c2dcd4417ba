/**
 * Reads the document of an invoice from where the shop API says it is (docs/rules/account.md#documents-of-a-year), or asks
 * whether its host works (docs/rules/account.md#invoice-download).
 */
import { RequestProblem } from '../errors/request-problem.ts';

/** In bytes. An invoice has a page or two. */
const MOST_BYTES = 10 * 1024 * 1024;

/** In milliseconds, for all hops together. */
const TIME_LIMIT_MS = 30_000;

/** In milliseconds, for all hops of the question whether the host works: a person waits for the answer. */
const QUESTION_LIMIT_MS = 5000;

const MOST_REDIRECTS = 3;

/** What a host answers that works, and does not know HEAD. */
const NOT_IMPLEMENTED = 501;

/** A PDF begins with these letters, after a few bytes at most (ISO 32000-1, annex H). */
const MARK = '%PDF-';
const MARK_WITHIN = 1024;

type Options = {
  /** Ends the request, for example because the browser has left. */
  readonly signal: AbortSignal;
  /** Whether a URL without TLS is read, which only a shop API without TLS may give. */
  readonly isPlainAllowed: boolean;
};

/** Returns the document. Throws RequestProblem `shop.timeout` or `shop.invalidResponse`; passes an abort on as it is. */
export async function readInvoiceFile(link: string, { signal, isPlainAllowed }: Options): Promise<Buffer> {
  const inTime = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const response = await follow(link, { signal: AbortSignal.any([signal, inTime]), isPlainAllowed });
    if (!response.ok) throw new TypeError(`the document was answered with the status ${response.status}`);
    const file = await readBounded(response);
    if (!file.subarray(0, MARK_WITHIN).includes(MARK)) throw new TypeError('the document is no PDF');
    return file;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestProblem(inTime.aborted ? 'shop.timeout' : 'shop.invalidResponse', {
      cause: error,
      call: 'getInvoiceFile',
    });
  }
}

/**
 * Returns whether the host of the document is known to be down: no connection, no answer in time, or a fault of the host.
 * Anything else is for the browser to see, also a link that this module does not follow. Passes an abort on as it is.
 */
export async function isHostDown(link: string, { signal, isPlainAllowed }: Options): Promise<boolean> {
  const inTime = AbortSignal.timeout(QUESTION_LIMIT_MS);
  const options = { method: 'HEAD', signal: AbortSignal.any([signal, inTime]), isPlainAllowed } as const;
  try {
    const { status } = await follow(link, options);
    return status >= 500 && status !== NOT_IMPLEMENTED;
  } catch (error) {
    if (signal.aborted) throw error;
    return !(error instanceof UnusableLink);
  }
}

/** A link that is not followed, so that nothing is known of its host. */
class UnusableLink extends TypeError {}

type Hops = Options & { readonly method?: 'HEAD' };

/**
 * Follows redirects by itself, because each URL is checked. Nothing of the visitor is sent. Returns the first answer that is
 * no redirect; one without success has no body.
 */
async function follow(link: string, { method, signal, isPlainAllowed }: Hops): Promise<Response> {
  if (!URL.canParse(link)) throw new UnusableLink('the document has no URL');
  let url = new URL(link);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const isAllowed = url.protocol === 'https:' || (isPlainAllowed && url.protocol === 'http:');
    if (!isAllowed) throw new UnusableLink(`the document is at a URL of the kind ${url.protocol}`);
    const response = await fetch(url, { ...(method && { method }), redirect: 'manual', credentials: 'omit', signal });
    if (response.ok) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    if (!URL.canParse(location, url.href)) throw new UnusableLink('the document is redirected to no URL');
    url = new URL(location, url);
  }
  throw new UnusableLink('the document has too many redirects');
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new RangeError(`the document has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
