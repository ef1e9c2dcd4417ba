/** The locks of a browser, which all its pages share, for tests. */
type Request = { readonly hold: () => Promise<unknown>; readonly signal: AbortSignal };

class FakeLocks {
  readonly #waiting: Request[] = [];
  #isHeld = false;

  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      this.#waiting.push({ signal, hold: () => hold().then(() => resolve()) });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isHeld) return;
    const next = this.#waiting.shift();
    if (!next) return;
    if (next.signal.aborted) {
      this.#next();
      return;
    }
    this.#isHeld = true;
    void next.hold().finally(() => {
      this.#isHeld = false;
      this.#next();
    });
  }
}

/** Replaces the locks. Returns a function that takes that back. */
export function stubLocks(): () => void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
