/** Every part of the workshop looks as in its picture. How to take new ones: CONTRIBUTING.md, "The look of parts and pages". */
import { buildConsole } from '@perennial/sandbox/console/console';
import { Clock } from '@perennial/sandbox/control/clock';
import { Conditions } from '@perennial/sandbox/control/conditions';
import { Faults } from '@perennial/sandbox/control/faults';
import { RequestLog } from '@perennial/sandbox/control/request-log';
import { workshop } from '@perennial/sandbox/launch/build';
import { expect, type Locator, test } from 'playwright/test';
import { loadFonts } from './pictures/fonts.ts';
import { drawProbe } from './pictures/probe.ts';
import { StoredPictures } from './pictures/stored-pictures.ts';

/** Parts that have another layout on a wide page. */
const WIDE = ['subscription-cards'];

/** As high as the highest part, because a part beyond the window makes the browser lay out the page twice. */
const HEIGHT = 3200;

test.use({ viewport: { width: 390, height: HEIGHT } });

/** Only the console: the workshop needs no shop. */
async function openConsole() {
  const app = await buildConsole({
    panel: { clock: new Clock(), conditions: new Conditions(), faults: new Faults(), requests: new RequestLog() },
    shopUrl: 'http://localhost:3000',
    contentUrl: 'http://localhost:4003',
    scenarios: () => [],
    reset: () => undefined,
    workshop,
  });
  return { url: await app.listen({ port: 0 }), close: () => app.close() };
}

test('every part looks as in its picture', async ({ page }, testInfo) => {
  const opened = await openConsole();
  const pictures = new StoredPictures(testInfo);
  if (await pictures.isDrawnOtherwise(await drawProbe(page, await loadFonts(opened.url)))) return opened.close();

  await page.clock.setFixedTime('2026-04-10T12:00:00Z');
  await page.goto(`${opened.url}/workshop/?frame&pictures&culture=en-ca`);
  const parts = page.locator('[data-part]');
  // What the parts load when they are shown.
  await expect(page.locator('.calendar')).toBeVisible();
  await expect(page.getByText('Text of editors')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const differences: string[] = [];
  const look = async (picture: string, part: Locator) => {
    const difference = await pictures.compare(`parts/${picture}`, part);
    if (difference !== undefined) differences.push(`${picture}: ${difference}`);
  };
  const names = await parts.evaluateAll((sections) =>
    sections.map((section) => section.getAttribute('data-part') ?? ''),
  );
  for (const name of names) await look(name, page.locator(`[data-part="${name}"]`));
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  for (const name of WIDE) await look(`${name}-wide`, page.locator(`[data-part="${name}"]`));
  await opened.close();
  expect(differences).toEqual([]);
});
