/** Scrolls to a section of checkout and focuses its heading. `id` is the id of the section's element. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
