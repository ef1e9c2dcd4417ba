/** Works through a list with a limit: a customer with many subscriptions does not send all requests at once. */

type LimitedWork<Result> = {
  /** Resolves when everything is done, in the order of the list. */
  readonly done: Promise<readonly Result[]>;
  /** Begins with everything that waits, whatever the limit is: the page ends. */
  readonly beginAll: () => void;
};

/** Does the work of each item in order, of `most` at the same time. `done` rejects when work does. */
export function doAtMost<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): LimitedWork<Result> {
  const waiting = items.values();
  const begun: Promise<Result>[] = [];

  function begin(): Promise<Result> | undefined {
    const next = waiting.next();
    if (next.done) return undefined;
    const running = work(next.value);
    begun.push(running);
    return running;
  }

  async function goOn(): Promise<void> {
    for (let running = begin(); running; running = begin()) await running;
  }

  const workers = Array.from({ length: most }, goOn);
  return {
    done: Promise.all(workers).then(() => Promise.all(begun)),
    beginAll: () => {
      while (begin());
    },
  };
}
