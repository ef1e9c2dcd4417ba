/** What the benchmark does at a subject before it measures: it signs in, and checks the responses. */
import { calls } from '@perennial/shared/catalogue/routes';
import { request } from 'undici';
import type { LoadRequest } from './load/expected-response.ts';
import type { Subject } from './subjects/table.ts';
import { customersAnswers, USER_TOKEN } from './upstream/shop-answers.ts';
import { callHeaders, changeHeaders, type Workload } from './workloads.ts';

/** The same page has other nonces each time, so its compressed length differs by some bytes. */
const PAGE_TOLERANCE = 0.02;
/** The first visitors of a shared page get more bytes than the others (ADR 118). */
const PAGE_VISITS = 20;

/**
 * Returns the request that the load repeats. A subject with a session has to refuse visitors and invalid bodies: else
 * its figures would be those of a proxy. Throws if a response is not as expected.
 */
export async function prepareRequest(subject: Subject, origin: string, workload: Workload): Promise<LoadRequest> {
  const identity = subject.ownsSession ? { cookie: await signIn(origin) } : { 'user-token': USER_TOKEN };
  if (subject.ownsSession) await checkRefusals(subject, origin, { ...callHeaders, ...identity });
  const { method, path, body, visitor, shows } = workload;
  const headers = { ...workload.headers, ...(visitor === 'customer' && identity) };
  if (shows !== undefined) await checkText(origin + path, headers, shows);

  const expected = customersAnswers.get(`${method} ${path}`)?.body;
  const lengths: number[] = [];
  for (let visit = 0; visit < (expected ? 1 : PAGE_VISITS); visit += 1) {
    const response = await request(origin + path, { method, headers, body: body ?? null });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    if (response.statusCode !== 200) throw new Error(`${subject.title} answered ${path} with ${response.statusCode}`);
    if (expected && !expected.equals(bytes)) throw new Error(`${subject.title} changed the body of ${path}`);
    lengths.push(bytes.length);
  }
  const tolerance = expected ? 0 : Math.ceil(Math.max(...lengths) * PAGE_TOLERANCE);
  return {
    origin,
    method,
    path,
    headers,
    body,
    minLength: Math.min(...lengths) - tolerance,
    maxLength: Math.max(...lengths) + tolerance,
  };
}

/** Signs in as the client does, and returns the Cookie header of the session. */
export async function signIn(
  origin: string,
  accessToken = 'an-access-token-of-the-identity-provider',
): Promise<string> {
  const response = await request(origin + calls.signInWithProvider.path, {
    method: 'POST',
    headers: changeHeaders,
    body: JSON.stringify({ accessToken }),
  });
  const body = await response.body.text();
  const cookies = [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);
  if (response.statusCode !== 200 || cookies.length === 0) {
    throw new Error(`The sign-in at ${origin} failed: ${response.statusCode} ${body}`);
  }
  return [...cookies, 'perennial-culture=en-ca'].join('; ');
}

/** Throws if a page has not the text, for example because the BFF has not rendered it. */
async function checkText(url: string, headers: Readonly<Record<string, string>>, text: string): Promise<void> {
  const response = await request(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const html = await response.body.text();
  if (!html.includes(text)) throw new Error(`The page ${url} has not the text ${text}`);
}

async function checkRefusals({ title }: Subject, origin: string, headers: Readonly<Record<string, string>>) {
  const visitor = await request(origin + calls.getInvoices.path, { headers: callHeaders });
  await visitor.body.dump();
  if (visitor.statusCode !== 401) throw new Error(`${title} answered a visitor with ${visitor.statusCode}`);
  const invalid = await request(origin + calls.requestCart.path, {
    method: 'POST',
    headers: { ...headers, ...changeHeaders },
    body: JSON.stringify({ bundles: [{ name: 'sonic-brush-halo', quantity: 0 }] }),
  });
  await invalid.body.dump();
  if (invalid.statusCode < 400 || invalid.statusCode > 499) {
    throw new Error(`${title} answered an invalid body with ${invalid.statusCode}`);
  }
}
