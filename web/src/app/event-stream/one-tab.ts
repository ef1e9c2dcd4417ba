/**
 * Elects the page of the browser that holds the event stream for all of them: one that is visible, or was a moment ago
 * (docs/rules/results-at-once.md#one-stream-for-all-tabs, ADR 89).
 */

const LOCK = 'perennial-event-stream';

/** How long a page that is hidden may hold it: long enough to look at another tab, in milliseconds. */
const HIDDEN_MS = 30_000;

/** Whether browser and address have what it takes; locks need https. */
export function canShareStream(): boolean {
  return Boolean(navigator.locks) && 'BroadcastChannel' in window;
}

/**
 * Calls `hold` when it is the turn of this page. It ends when its signal does: the page is hidden for long, or left. Then,
 * or when it resolves, the next page has its turn. Returns a function that ends it for good.
 */
export function holdInOneTab(hold: (signal: AbortSignal) => Promise<void>): () => void {
  let turn: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(timer);
    if (turn || document.visibilityState !== 'visible') return;
    turn = new AbortController();
    const { signal } = turn;
    // It rejects if the turn ends before it has come.
    navigator.locks.request(LOCK, { signal }, () => hold(signal)).catch(() => undefined);
  }
  function end(): void {
    clearTimeout(timer);
    turn?.abort();
    turn = undefined;
  }
  function onVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') begin();
    else timer = setTimeout(end, HIDDEN_MS);
  }

  // A page that the browser keeps for the way back holds nothing.
  const listeners = [
    [document, 'visibilitychange', onVisibility],
    [document, 'freeze', end],
    [window, 'pagehide', end],
    [window, 'pageshow', begin],
  ] as const;
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  begin();
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    end();
  };
}
