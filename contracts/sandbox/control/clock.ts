/** The clock of the sandbox: real time plus the days that were skipped. */

type ClockListener = (now: Date) => void;

const DAY_MS = 86_400_000;

export class Clock {
  readonly #realNow: () => number;
  readonly #listeners = new Set<ClockListener>();
  #offsetDays = 0;

  constructor(realNow: () => number = Date.now) {
    this.#realNow = realNow;
  }

  get offsetDays(): number {
    return this.#offsetDays;
  }

  now(): Date {
    return new Date(this.#realNow() + this.#offsetDays * DAY_MS);
  }

  /** Skips days one by one, so that the listeners run once a day. */
  advance(days: number): void {
    for (let day = 0; day < days; day += 1) {
      this.#offsetDays += 1;
      for (const listener of this.#listeners) listener(this.now());
    }
  }

  onDayPassed(listener: ClockListener): void {
    this.#listeners.add(listener);
  }

  /** Returns to real time. Calls no listener, because the rest of the sandbox is reset with it. */
  reset(): void {
    this.#offsetDays = 0;
  }
}
