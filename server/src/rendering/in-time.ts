/** How long a page waits at most for each part of what it is made of, in milliseconds. */
export type PageLimits = {
  /** For the country of the customer. The BFF refuses then what the page offers. */
  readonly profile: number;
  /** For the answers that the page is rendered with; it leaves without those that are later. */
  readonly prefetch: number;
  /** For the rendering, which takes some milliseconds. The first one of a page loads its module from the disk. */
  readonly rendering: number;
};

/** The first byte of a page is due after 500 ms (docs/rules/content.md#server-rendered-pages). */
export const pageLimits: PageLimits = { profile: 250, prefetch: 250, rendering: 250 };

/**
 * Returns the value of a promise, or undefined if it is not there within `limitMs` milliseconds. Rejects with the
 * promise if that is in time; a later error is ignored.
 */
export async function inTime<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
