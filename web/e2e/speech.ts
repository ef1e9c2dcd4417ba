/** What a screen reader says by itself: the changes of live regions, and new alerts. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Exists in pages whose speech is recorded. */
    noteSpeech?: (text: string) => Promise<void>;
  }
}

/** The regions that are read when they change. A browser's `output` is one, too. */
const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';

/**
 * Records what is said in every document that the page opens from now on. A region that is added with its text is not
 * said, except an alert: most screen readers watch only the regions that they know.
 */
export async function recordSpeech(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeBinding('noteSpeech', (_, text: string) => said.push(text));
  await page.addInitScript((live) => {
    const note = (text: string | null | undefined) => {
      const words = text?.replace(/\s+/g, ' ').trim();
      if (words) void window.noteSpeech?.(words);
    };
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const region = elementOf(target)?.closest(live);
        if (region) changed.add(region);
        for (const added of addedNodes) {
          if (region || !(added instanceof Element)) continue;
          if (added.matches('[role="alert"]')) changed.add(added);
          for (const alert of added.querySelectorAll('[role="alert"]')) changed.add(alert);
        }
      }
      for (const region of changed) if (region.checkVisibility({ visibilityProperty: true })) note(region.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, LIVE);
  return said;
}
