/** A notice of success that stays when the page is loaded again (docs/rules/errors.md#notifications). */
import { readFields } from '@perennial/shared/unknown-values';

/** Loads the page again. The loaded page shows the text once, as a notification. */
export function reloadWithNotice(text: string): void {
  window.history.replaceState({ ...window.history.state, notice: text }, '');
  window.location.reload();
}

/** Returns the text that the page before the reload left in this history entry, and removes it. */
export function takeNotice(): string | undefined {
  const { notice, ...rest } = readFields(window.history.state);
  if (typeof notice !== 'string') return undefined;
  window.history.replaceState(rest, '');
  return notice;
}
