/** Reads a document of the BFF's own, as bytes. */
import { request, toLost } from './client.ts';

/** Throws a `ProblemError`; passes an abort on as it is. */
export async function readDocument(path: `/bff/${string}`, signal: AbortSignal): Promise<Uint8Array> {
  const response = await request('GET', path, undefined, { signal, headers: { Accept: 'application/pdf' } });
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw signal.aborted ? error : toLost('network.offline');
  }
}
