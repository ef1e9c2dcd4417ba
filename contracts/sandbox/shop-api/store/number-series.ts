/** Running numbers, as an accounting department likes them; the same after each reset. */
export class NumberSeries {
  readonly #prefix: string;
  readonly #first: number;
  #next: number;

  constructor(prefix: string, first: number) {
    this.#prefix = prefix;
    this.#first = first;
    this.#next = first;
  }

  take(): string {
    const number = `${this.#prefix}${this.#next}`;
    this.#next += 1;
    return number;
  }

  reset(): void {
    this.#next = this.#first;
  }
}
