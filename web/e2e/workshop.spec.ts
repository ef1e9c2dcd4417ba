/** Every part of the workshop looks as in its picture. How to take new ones: CONTRIBUTING.md, "The look of parts". */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildConsole } from '@perennial/sandbox/console/console';
import { Clock } from '@perennial/sandbox/control/clock';
import { Conditions } from '@perennial/sandbox/control/conditions';
import { Faults } from '@perennial/sandbox/control/faults';
import { RequestLog } from '@perennial/sandbox/control/request-log';
import { workshop } from '@perennial/sandbox/launch/build';
import { expect, type Locator, type TestInfo, test } from 'playwright/test';
import { findDifference, KEPT_COLORS } from './workshop/compare.ts';
import { readPng, writePng } from './workshop/png.ts';

const FOLDER = join(import.meta.dirname, 'workshop/pictures');

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
  const isUpdate = ['all', 'changed'].includes(testInfo.config.updateSnapshots);
  await page.clock.setFixedTime('2026-04-10T12:00:00Z');
  await page.goto(`${opened.url}/workshop/?frame&pictures&culture=en-ca`);
  const parts = page.locator('[data-part]');
  // What the parts load when they are shown.
  await expect(page.locator('.calendar')).toBeVisible();
  await expect(page.getByText('Text of editors')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const reason = await compare('probe', page.locator('.workshop__probe'), isUpdate, testInfo);
  if (reason !== undefined) {
    const sentence = `The pictures were not compared, because this machine draws letters or boxes in another way: ${reason}.`;
    testInfo.annotations.push({ type: 'not compared', description: sentence });
    process.stdout.write(`${sentence}\n`);
    return opened.close();
  }

  const differences: string[] = [];
  const look = async (picture: string, part: Locator) => {
    const difference = await compare(picture, part, isUpdate, testInfo);
    if (difference !== undefined) differences.push(`${picture}: ${difference}`);
  };
  const names = await parts.evaluateAll((sections) =>
    sections.map((section) => section.getAttribute('data-part') ?? ''),
  );
  for (const name of names.filter((one) => one !== 'probe')) await look(name, page.locator(`[data-part="${name}"]`));
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  for (const name of WIDE) await look(`${name}-wide`, page.locator(`[data-part="${name}"]`));
  await opened.close();
  expect(differences).toEqual([]);
});

/** Returns how the part differs from its picture; a run that updates pictures writes it. Attaches both if they differ. */
async function compare(
  name: string,
  part: Locator,
  isUpdate: boolean,
  testInfo: TestInfo,
): Promise<string | undefined> {
  const path = join(FOLDER, `${name}.png`);
  const taken = readPng(await part.screenshot({ animations: 'disabled', caret: 'hide' }));
  const difference = existsSync(path) ? findDifference(readPng(readFileSync(path)), taken) : 'it has no picture yet';
  if (difference === undefined) return undefined;
  if (isUpdate) {
    writeFileSync(path, writePng(taken, KEPT_COLORS));
    return undefined;
  }
  if (existsSync(path)) await testInfo.attach(`${name}, as stored`, { path, contentType: 'image/png' });
  await testInfo.attach(`${name}, as it is`, { body: writePng(taken, 256), contentType: 'image/png' });
  return difference;
}
