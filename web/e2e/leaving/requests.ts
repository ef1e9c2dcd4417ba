/** The requests of a change, as the shop API and the page see them. */
import type { Page, Request } from 'playwright/test';
import type { ChangeRequest, Shop } from './change.ts';

/** What one of the neighbours of the BFF receives. */
const toReceived = ({ method, path, atProvider }: ChangeRequest) =>
  atProvider === undefined
    ? ({ service: 'shop-api', method, path } as const)
    : ({ service: 'identity', method, path: atProvider } as const);

export function findRequests({ sandbox }: Shop, request: ChangeRequest) {
  const { service, method, path } = toReceived(request);
  return sandbox.control.requests.all(service).filter((one) => one.method === method && one.path === path);
}

export const countRequests = (shop: Shop, request: ChangeRequest): number => findRequests(shop, request).length;

export const areAnswered = (shop: Shop, request: ChangeRequest): boolean =>
  findRequests(shop, request).every(({ status }) => status !== undefined);

/** The service takes this long for the next request of the change, in milliseconds. */
export async function delayNext({ sandbox }: Shop, request: ChangeRequest, delayMs: number): Promise<void> {
  const response = await fetch(`${sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...toReceived(request), delayMs, times: 1 }),
  });
  if (!response.ok) throw new Error(`The sandbox took no fault: ${await response.text()}`);
}

/**
 * Resolves when the page has the answer to the next request of the change, with `answered`, or knows that none comes,
 * with `lost`: a page that is left cancels what it only reads.
 */
export function waitForEnd(page: Page, { path }: ChangeRequest): Promise<'answered' | 'lost'> {
  const isChange = (sent: Request) => new URL(sent.url()).pathname === path;
  return Promise.race([
    page.waitForEvent('requestfinished', isChange).then(() => 'answered' as const),
    page.waitForEvent('requestfailed', isChange).then(() => 'lost' as const),
  ]).catch(() => 'lost');
}

/** In milliseconds. */
const POLL_MS = 20;
const PATIENCE_MS = 10_000;

/** Throws if it is not true within the time. */
export async function until(isTrue: () => boolean, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('the request did not arrive');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
