/**
 * Whether this page is being left. The browser then ends the requests of the page, which is no failure: nobody sees the
 * page any more, and what it would do about a failure could take back what the customer has chosen.
 */
let isLeft = false;

/** What is still to be sent when the page ends. */
const last = new Set<() => void>();

/** Observes the end of the page; called once at start-up. A page that the browser restores goes on. */
export function watchPageExit(): void {
  window.addEventListener('pagehide', () => {
    for (const send of last) send();
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

/**
 * Calls a function when the page ends, for what was pressed and waits to be sent: the browser completes requests that have
 * begun (docs/rules/errors.md#left-pages). Returns a function that takes it back.
 */
export function onPageExit(send: () => void): () => void {
  last.add(send);
  return () => last.delete(send);
}

export function isPageLeft(): boolean {
  return isLeft;
}

/**
 * Returns a function that tells whether the customer is still on the page of this moment: an answer that arrives late
 * moves nobody who has gone on to another one (docs/rules/errors.md#left-pages).
 */
export function markPage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
