/** How a person goes through a page with the keyboard alone, and that each stop of the focus is seen. */
import { expect, type Locator, type Page } from 'playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 150;

/** Goes on with Tab until the element has the focus. Fails at a stop that nobody sees, or if Tab never comes there. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    expect(await findUnseenFocus(page)).toBeUndefined();
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Goes to the element and presses a key there. */
export async function pressAt(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to the element and types. */
export async function typeAt(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

/** Whether the element has the focus, also in a frame of another origin. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );
}

/** Returns the stop of the focus if a person does not see it: out of sight, wholly covered, or without a mark. */
function findUnseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last stop the focus is with the browser.
    if (!focused || focused === document.body) return undefined;
    // A box or radio button may be drawn by its label.
    const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
    const seen = label ?? focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const inset = 3;
    const places = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
      [top + inset, (top + bottom) / 2, bottom - inset].map((y) => document.elementFromPoint(x, y)),
    );
    const isOnTop = places.some((place) => place && (seen.contains(place) || place.contains(seen)));
    const isMarked = focused instanceof HTMLIFrameElement || focused.matches(':focus-visible');
    return isOnTop && isMarked ? undefined : focused.outerHTML.slice(0, 200);
  });
}
