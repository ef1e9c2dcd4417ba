/** What axe finds on a page. */
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { findCutText } from './cut-text.ts';

declare global {
  interface Window {
    /** Set by the source of axe. */
    axe: typeof axe;
  }
}

/**
 * Of moderate impact for axe. Counted all the same: who goes through a page by its landmarks does not find what is in none.
 */
const COUNTED = 'region';

const OPEN_DIALOG = 'dialog[open]';

/** The success criteria of WCAG 2.2 at the levels A and AA, and what axe knows of good practice. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const describe = ({ id, nodes }: axe.Result): string =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Of the rule about targets that are too small to be pressed. */
const isOfSize = (fault: string) => fault.startsWith('target-size:');

/**
 * Returns what axe finds on the whole page, of every impact; of a page with an open dialog it is the dialog, because nobody
 * reaches what is behind it. The rules of WCAG 2.2 are off in axe unless their tag is asked for.
 *
 * A bar that stays in view covers another control at each place that a person scrolls to, and axe takes a control that is
 * covered in part for a small one. So a size counts only if it is too small at another place, too.
 */
export async function findEveryViolation(page: Page): Promise<string[]> {
  await loadAxe(page);
  const faults = await listFaults(page);
  if (!faults.some(isOfSize)) return faults;
  await scrollElsewhere(page);
  const faultsElsewhere = await listFaults(page);
  return faults.filter((fault) => !isOfSize(fault) || faultsElsewhere.includes(fault));
}

/** Scrolls an open dialog to its end, and a page, which is looked at from its end, to its start. */
async function scrollElsewhere(page: Page): Promise<void> {
  await page.evaluate(async (selector) => {
    const dialog = document.querySelector(selector);
    if (dialog) dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, OPEN_DIALOG);
}

/** Returns a line for each rule and element. */
async function listFaults(page: Page): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ tags, dialog }) => {
      const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] } satisfies axe.RunOptions;
      return (await window.axe.run(document.querySelector(dialog) ?? document, options)).violations;
    },
    { tags: EVERY_RULE, dialog: OPEN_DIALOG },
  );
  return violations.flatMap(({ nodes, ...rule }) => nodes.map((node) => describe({ ...rule, nodes: [node] })));
}

/** Returns the serious and critical violations that axe finds in a part of the page, with the elements. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(async (selector) => {
    const context = document.querySelector(selector);
    // A dialog may have closed.
    return context ? (await window.axe.run(context, { resultTypes: ['violations'] })).violations : [];
  }, part);
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === COUNTED)
    .map(describe);
}

/** The press before has led to another page: a dialog of the same kind is looked at when it opens next. */
const isPageLeft = (error: unknown) => error instanceof Error && error.message.includes('context was destroyed');

/**
 * Looks at each dialog before a journey goes on in it. `checked` has the kinds of dialogs that were looked at before, by
 * their parts: those in other languages, and those with other words, are the same. Returns the list that gets what axe
 * finds, and what nobody can read.
 */
export async function watchDialogs(page: Page, checked: Set<string>): Promise<readonly string[]> {
  const found: string[] = [];
  async function look(): Promise<void> {
    const dialog = await page.evaluate((selector) => {
      const open = document.querySelector(selector);
      const parts = [
        ...(open?.querySelectorAll('h2, h3, dl, fieldset, input, select, textarea, button, a, [role]') ?? []),
      ];
      return {
        title: open?.querySelector('h2')?.textContent,
        kind: parts.map((part) => part.getAttribute('role') ?? part.tagName).join(' '),
      };
    }, OPEN_DIALOG);
    if (dialog.title === undefined || checked.has(dialog.kind)) return;
    const violations = [...(await findViolations(page, OPEN_DIALOG)), ...(await findCutText(page))];
    checked.add(dialog.kind);
    found.push(...violations.map((violation) => `in "${dialog.title}": ${violation}`));
  }
  async function check(): Promise<void> {
    await look().catch((error: unknown) => {
      if (!isPageLeft(error)) throw error;
    });
  }
  await page.addLocatorHandler(page.locator(OPEN_DIALOG), check, { noWaitAfter: true });
  return found;
}

export const stopWatchingDialogs = (page: Page): Promise<void> => page.removeLocatorHandler(page.locator(OPEN_DIALOG));
