/** How people press a button one time too many. */
import { expect, type Locator } from 'playwright/test';

/** Presses a button that can be pressed, at its place on the screen: what comes after the first press may be something else. */
export type Hand = (button: Locator) => Promise<void>;

/** Twice with the mouse; `pauseMs` is the time between the two presses of the hand. */
const clickTwice =
  (pauseMs: number): Hand =>
  async (button) => {
    const { x, y } = await findPlace(button);
    const { mouse } = button.page();
    await mouse.click(x, y);
    // The pause of a hand, not a wait for the page.
    if (pauseMs > 0) await button.page().waitForTimeout(pauseMs);
    await mouse.down({ clickCount: 2 });
    await mouse.up({ clickCount: 2 });
  };

const tapTwice: Hand = async (button) => {
  const { x, y } = await findPlace(button);
  const { touchscreen } = button.page();
  await touchscreen.tap(x, y);
  // Chromium never acknowledges a tap if another document replaces the page before it takes the tap.
  const replaced = button
    .page()
    .waitForEvent('domcontentloaded', { timeout: 0 })
    .catch(() => {});
  await Promise.race([touchscreen.tap(x, y), replaced]);
};

/** A checkbox has the space bar instead of Enter. */
const keyOf = async (button: Locator) => ((await button.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');

/** Presses the key of a button once. A button that is disabled, for example before the scripts of a page run, takes no focus. */
export async function pressByKey(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press(await keyOf(button));
}

const holdEnter: Hand = async (button) => {
  const { keyboard } = button.page();
  const key = await keyOf(button);
  await expect(button).toBeEnabled();
  await button.focus();
  for (let repeats = 0; repeats < 8; repeats += 1) await keyboard.down(key);
  await keyboard.up(key);
};

async function findPlace(button: Locator): Promise<{ x: number; y: number }> {
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const hands = {
  'two clicks at once': clickTwice(0),
  'two clicks 80 ms apart': clickTwice(80),
  'two clicks 200 ms apart': clickTwice(200),
  'two taps': tapTwice,
  'Enter held': holdEnter,
} as const satisfies Readonly<Record<string, Hand>>;
