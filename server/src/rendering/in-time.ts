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
