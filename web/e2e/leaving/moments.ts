/** When a page is left. */
import type { Page } from 'playwright/test';
import type { ChangeRequest, Shop } from './change.ts';
import { countRequests, until } from './requests.ts';

/** How long a request that follows the change may take to begin, in milliseconds. */
const FOLLOWING_MS = 1000;

type Pressing = {
  readonly page: Page;
  readonly shop: Shop;
  readonly request: ChangeRequest;
  /** Resolves when the request of the press has ended. */
  readonly ended: Promise<unknown>;
  readonly press: () => Promise<void>;
};

/** Each presses, and resolves at a moment of the requests that the press causes. */
export const moments = {
  'after the press': ({ press }) => press(),
  'during the request': async ({ shop, request, press }) => {
    // The cart has been requested before.
    const before = countRequests(shop, request);
    await press();
    await until(() => countRequests(shop, request) > before);
  },
  'after the answer': async ({ ended, press }) => {
    await press();
    await ended;
  },
  'during what follows': async ({ page, ended, press }) => {
    await press();
    await ended;
    const isOfData = (url: string) => /^\/(?:api|bff)\/(?!events)/.test(new URL(url).pathname);
    // Not every change is followed by a request.
    await page.waitForRequest((next) => isOfData(next.url()), { timeout: FOLLOWING_MS }).catch(() => undefined);
  },
} as const satisfies Readonly<Record<string, (pressing: Pressing) => Promise<void>>>;

export type Moment = keyof typeof moments;
