/** The requests of the doctor. */
import { noteResponse, noteUnsent, type Setting } from '../http/failed-requests.ts';

const TIMEOUT_MS = 10_000;

type Question = {
  readonly setting: Setting;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a GET and follows no redirect. Rejects with an error that names the variable in its mend. */
export async function ask({ setting, url, headers = {} }: Question): Promise<Response> {
  const sent = { setting, request: 'doctor', url };
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await noteResponse(response, sent);
    return response;
  } catch (error) {
    noteUnsent(error, sent);
    throw error;
  }
}

/** The body as JSON; undefined if it is none. */
export async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
