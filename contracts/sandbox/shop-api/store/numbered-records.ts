/** Records in memory by a running number. Records are immutable: every change stores a new one. */

/** Running numbers with a prefix; the same after each reset. */
class NumberSeries {
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

  /** The number without its prefix that `take` returns next. */
  get next(): number {
    return this.#next;
  }

  reset(next = this.#first): void {
    this.#next = next;
  }
}

type NumberedRecord = { readonly number: string; readonly customerId: string };

type RecordsSnapshot<R> = { readonly byNumber: ReadonlyMap<string, R>; readonly next: number };

export class NumberedRecords<R extends NumberedRecord> {
  readonly #kind: string;
  readonly #byNumber = new Map<string, R>();
  readonly #numbers: NumberSeries;

  /** `kind` names a record in the message of an unknown number; the first number is `prefix` and `first`. */
  constructor(kind: string, prefix: string, first: number) {
    this.#kind = kind;
    this.#numbers = new NumberSeries(prefix, first);
  }

  nextNumber(): string {
    return this.#numbers.take();
  }

  /** Stores a record and replaces the one with its number, if there is one. */
  put(record: R): R {
    this.#byNumber.set(record.number, record);
    return record;
  }

  byNumber(number: string): R | undefined {
    return this.#byNumber.get(number);
  }

  all(): readonly R[] {
    return [...this.#byNumber.values()];
  }

  ofCustomer({ id }: { readonly id: string }): readonly R[] {
    return this.all().filter(({ customerId }) => customerId === id);
  }

  /** Throws for an unknown number. */
  update(number: string, changes: Partial<Omit<R, 'number'>>): R {
    const record = this.#byNumber.get(number);
    if (!record) throw new Error(`There is no ${this.#kind} ${number}`);
    return this.put({ ...record, ...changes });
  }

  remove(number: string): void {
    this.#byNumber.delete(number);
  }

  snapshot(): RecordsSnapshot<R> {
    return { byNumber: new Map(this.#byNumber), next: this.#numbers.next };
  }

  restore({ byNumber, next }: RecordsSnapshot<R>): void {
    this.#byNumber.clear();
    for (const [number, record] of byNumber) this.#byNumber.set(number, record);
    this.#numbers.reset(next);
  }

  reset(): void {
    this.#byNumber.clear();
    this.#numbers.reset();
  }
}
