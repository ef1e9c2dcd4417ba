/**
 * Whether this page is being left. The browser then ends the requests of the page, which is no failure: nobody sees the
 * page any more, and what it would do about a failure could take back what the customer has chosen.
 */
let isLeft = false;

/** Observes the end of the page; called once at start-up. A page that the browser restores goes on. */
export function watchPageExit(): void {
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
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
