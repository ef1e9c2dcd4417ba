/**
 * Wraps an asynchronous function so that a call made while another one runs does nothing and returns undefined:
 * a second press of a button must not order or pay twice (docs/rules/errors.md#repeated-presses).
 *
 * `isLast`: after such a result every further call does nothing either, because what was pressed is about to go.
 */
export function dropWhileRunning<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
  isLast: (result: Result) => boolean = () => false,
): (...args: Args) => Promise<Result | undefined> {
  let isClosed = false;
  return async (...args) => {
    if (isClosed) return undefined;
    isClosed = true;
    let result: Result;
    try {
      result = await run(...args);
    } catch (error) {
      isClosed = false;
      throw error;
    }
    isClosed = isLast(result);
    return result;
  };
}
