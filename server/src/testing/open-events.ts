/** Reads server-sent events as they come. */
export type OpenEvents = Awaited<ReturnType<typeof openEvents>>;

/** Opens a stream of events. `until` waits for so many events. */
export async function openEvents(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  const events: string[] = [];
  let text = '';
  let waiting = () => {};
  const hasEnded = read();

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of response.body ?? []) {
        text += decoder.decode(bytes, { stream: true });
        const all = [...text.matchAll(/^event: (.*)\ndata: (.*)\n\n/gm)].map(([, name, data]) => `${name} ${data}`);
        events.push(...all.slice(events.length));
        waiting();
      }
    } catch {
      // The reader has left, or the connection was lost.
    }
    waiting();
  }

  return {
    response,
    /** As `name data`. */
    events,
    /** All that has come. */
    text: () => text,
    hasEnded,
    async until(count: number): Promise<readonly string[]> {
      while (events.length < count) {
        const more = Promise.withResolvers<void>();
        waiting = more.resolve;
        await more.promise;
      }
      return events;
    },
    leave: () => leaving.abort(),
  };
}
