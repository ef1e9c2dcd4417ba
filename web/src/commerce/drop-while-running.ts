/**
 * Wraps an asynchronous function so that a call made while another one runs does nothing and returns undefined:
 * a second press of a button must not order or pay twice.
 */
export function dropWhileRunning<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  let running = false;
  return async (...args) => {
    if (running) return undefined;
    running = true;
    try {
      return await run(...args);
    } finally {
      running = false;
    }
  };
}
