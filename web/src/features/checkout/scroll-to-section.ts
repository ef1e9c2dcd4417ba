/** Milliseconds in which the layout settles before the page scrolls (docs/rules/errors.md#scrolling). */
const SCROLL_DELAY_MS = 10;

/**
 * Scrolls to a section of checkout and focuses its heading, when the layout has settled. `id` is the id of the section's
 * element. The style sheet has the distance to the top of the screen.
 */
export function scrollToSection(id: string): void {
  setTimeout(() => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, SCROLL_DELAY_MS);
}
