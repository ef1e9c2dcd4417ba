/** How each state is looked at: on a phone and on a desktop, in the colours of the shop and in those of the system. */
import type { Page, TestInfo } from 'playwright/test';
import { expect } from '../shop.ts';
import { findEveryViolation } from '../violations.ts';
import { LOOKED_AT, VIOLATION } from './state-reporter.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const looks = [
  { name: '390 px', size: phone, forcedColors: 'none' },
  { name: '1280 px', size: desktop, forcedColors: 'none' },
  { name: '390 px, forced colours', size: phone, forcedColors: 'active' },
  { name: '1280 px, forced colours', size: desktop, forcedColors: 'active' },
] as const;

/** A guard against presses is no motion (docs/rules/errors.md#unseen-buttons). */
const NO_MOTION = 'takes-no-press';

/** Fails softly for each violation that axe finds in a state, and for each part that moves although the system asks for no motion. */
export async function lookAt(page: Page, testInfo: TestInfo, state: string): Promise<void> {
  for (const { name, size, forcedColors } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ forcedColors });
    await page.evaluate(showEnd);
    await page.evaluate(drawTwice);
    testInfo.annotations.push({ type: LOOKED_AT, description: state });
    const violations = await findEveryViolation(page);
    for (const description of violations) testInfo.annotations.push({ type: VIOLATION, description });
    expect.soft(violations, `${state}, ${name}`).toEqual([]);
    expect.soft(await findMotion(page), `${state}, ${name}, moves`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** At the end of a page the bars at the bottom of the window cover nothing: axe measures what can be seen of a link. */
const showEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

const drawTwice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Returns the names of the animations and transitions that run. The journeys ask for reduced motion. */
function findMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (ignored) =>
      document
        .getAnimations()
        .map((one) =>
          one instanceof CSSAnimation
            ? one.animationName
            : one instanceof CSSTransition
              ? one.transitionProperty
              : one.id,
        )
        .filter((name) => name !== ignored),
    NO_MOTION,
  );
}
