/**
 * `pnpm icons`: draws the icons of the brand from its mark, after a change of the mark. Browsers and devices ask for such
 * pictures where they cannot use the mark itself (docs/rules/content.md#fixed-paths).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@perennial/shared/brand/brand';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from './browser.ts';

const FOLDER = join(import.meta.dirname, '../../shared/src/brand');
const mark = readFileSync(join(FOLDER, 'mark.svg'), 'utf8');

/** Draws a square of so many pixels. The accent fills it, because a device cuts its own shape out of it. */
async function draw(page: Page, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html{background:${brand.colors.accent}}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark}`,
  );
  return page.screenshot();
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const size of [192, 512]) writeFileSync(join(FOLDER, `icons/icon-${size}.png`), await draw(page, size));
await browser.close();
