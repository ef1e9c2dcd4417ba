/**
 * Loads a page again that the browser restores as it was left. It can be from before a sign-in or sign-out and show
 * another customer's data, and a checkout that was left for a payment page would still be busy.
 */
export function reloadRestoredPage(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
