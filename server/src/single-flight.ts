/** Shares one running operation among concurrent callers that use the same key. */
export class SingleFlight<K, T> {
  readonly #running = new Map<K, Promise<T>>();

  /**
   * Returns the running operation of the key, or starts one. The key is free again when the operation settles. A
   * rejection reaches every caller that shares the operation.
   */
  run(key: K, start: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const operation = start().finally(() => this.#running.delete(key));
    this.#running.set(key, operation);
    return operation;
  }
}
