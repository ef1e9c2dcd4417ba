/** Brings a part of checkout to the person: into view, and with the focus on its heading. */
export function scrollToPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
