import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { findCutText } from './cut-text.ts';
import { inMatrix } from './matrix.ts';
import { carts, type Scene, scenes } from './scenes.ts';
import { expect, openMarkets, test } from './shop.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Every scenario customer sees on a page what the customer was made for. */

test.describe.configure({ mode: 'parallel' });
test.use({ environment: openMarkets });
test.beforeAll(({ shop }) => shop.sandbox.reset());

async function expectScene(page: Page, path: string, { texts, absent = [], act }: Scene): Promise<void> {
  await page.goto(path);
  await act?.(page);
  for (const text of texts) await expect.soft(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  for (const text of absent) await expect.soft(page.getByText(text)).toHaveCount(0);
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await findCutText(page), `${path}, ${size.width} px`).toEqual([]);
  }
}

/** Customers share a browser, whose cache makes most of the difference: only the cookies belong to one of them. */
const groups: Readonly<Record<string, (id: string) => boolean>> = {
  'in Canada and the United States': (id) => /^(ca|us)-/.test(id),
  'in Europe': (id) => !/^(ca|us)-/.test(id),
};

for (const [place, isIn] of Object.entries(groups)) {
  test(`shows each customer ${place} what the customer was made for`, inMatrix, async ({ page, shop }) => {
    test.setTimeout(180_000);
    for (const [id, scene] of Object.entries(scenes)) {
      if (!isIn(id)) continue;
      await test.step(id, async () => {
        // A page that still asks for the former customer's data would be refused.
        await page.goto('/healthz');
        await page.context().clearCookies();
        const { culture, subscriptions } = await signInAs(page, shop, id);
        await expectScene(page, `/${culture}${scene.path.replace('{number}', subscriptions[0]?.number ?? '')}`, scene);
      });
    }
  });
}

test('shows the tax and the custom HTML of a cart', async ({ page }) => {
  for (const [name, scene] of Object.entries(carts)) await test.step(name, () => expectScene(page, scene.path, scene));
});

test('has a page or another journey for every scenario customer', ({ shop }) => {
  const journeys = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  // Subscribers of a country are in the journeys of the cultures. One of the two admins is enough: both see the same page.
  const isCovered = (id: string) =>
    id in scenes || journeys.includes(`'${id}'`) || /^[a-z]{2}-subscriber$/.test(id) || id === 'admin-europe';
  const ids = shop.sandbox.scenarios().map(({ id }) => id);
  expect(ids.filter((id) => !isCovered(id))).toEqual([]);
  expect(Object.keys(scenes).filter((id) => !ids.includes(id))).toEqual([]);
});
