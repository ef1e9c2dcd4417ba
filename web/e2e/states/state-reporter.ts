/** Prints how many states were looked at, in how many ways, and what was found. */
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** The annotations that are counted. */
export const LOOKED_AT = 'look at a state';
export const VIOLATION = 'violation';

export default class StateReporter implements Reporter {
  readonly #states = new Set<string>();
  #looks = 0;
  #violations = 0;

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === VIOLATION) this.#violations += 1;
      if (type !== LOOKED_AT) continue;
      this.#states.add(description);
      this.#looks += 1;
    }
  }

  onEnd(): void {
    if (this.#looks === 0) return;
    process.stdout.write(`  ${this.#states.size} states, ${this.#looks} looks: ${this.#violations} violations\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
