/** Reads the document of an invoice from where the shop API says it is (docs/rules/account.md#documents-of-a-year). */
import { RequestProblem } from '../errors/request-problem.ts';

/** In bytes. An invoice has a page or two. */
const MOST_BYTES = 10 * 1024 * 1024;

/** In milliseconds, for all hops together. */
const TIME_LIMIT_MS = 30_000;

const MOST_REDIRECTS = 3;

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
    const response = await follow(link, AbortSignal.any([signal, inTime]), isPlainAllowed);
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

/** Follows redirects by itself, because each URL is checked. Nothing of the visitor is sent. */
async function follow(link: string, signal: AbortSignal, isPlainAllowed: boolean): Promise<Response> {
  let url = new URL(link);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const isAllowed = url.protocol === 'https:' || (isPlainAllowed && url.protocol === 'http:');
    if (!isAllowed) throw new TypeError(`the document is at a URL of the kind ${url.protocol}`);
    const response = await fetch(url, { redirect: 'manual', credentials: 'omit', signal });
    const location = response.headers.get('location');
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status < 300 || response.status >= 400 || location === null) {
      throw new TypeError(`the document was answered with the status ${response.status}`);
    }
    url = new URL(location, url);
  }
  throw new TypeError('the document has too many redirects');
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
