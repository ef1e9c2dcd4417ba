/** Time in the pictures of pages: each run begins at the same moment. */

/**
 * Later than today, because a browser removes cookies that expire before its own time. Earlier than the end of the cards
 * of the scenario customers, which is in 2029.
 */
export const START = Date.parse('2028-04-10T16:00:00Z');

/** Sets the clock of this process to the start. Returns what puts the real one back. */
export function fixClock(): () => void {
  const { Date: realDate } = globalThis;
  setClock(START);
  return () => {
    globalThis.Date = realDate;
  };
}

/**
 * Sets the clock of a process or page to milliseconds since 1970. From there it goes sixty times slower than the real one,
 * so that a run of several minutes shows the same minute everywhere. Uses nothing of this module.
 */
export function setClock(start: number): void {
  const RealDate = Date;
  const setAt = RealDate.now();
  const now = () => start + Math.floor((RealDate.now() - setAt) / 60);
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, moment, target) => Reflect.construct(date, moment.length === 0 ? [now()] : moment, target),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}
