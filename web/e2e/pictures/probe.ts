import type { Locator, Page } from 'playwright/test';
import type { Font } from './fonts.ts';

/**
 * Draws words and a rounded box without any style of the shop: what machines draw differently, if they do. No change of
 * the shop changes it.
 */
export async function drawProbe(page: Page, fonts: readonly Font[]): Promise<Locator> {
  const faces = fonts.map(
    ({ weight, base64 }) =>
      `@font-face { font-family: Probe; font-weight: ${weight}; src: url(data:font/ttf;base64,${base64}); }`,
  );
  await page.goto('about:blank');
  await page.setContent(`
    <style>
      ${faces.join('\n')}
      div {
        display: grid;
        inline-size: 340px;
        padding: 11px;
        border: 1px solid #6d7973;
        border-radius: 14px;
        background: #e6f1eb;
        color: #14201b;
        font: 16px / 24px Probe, sans-serif;
        -webkit-font-smoothing: antialiased;
        text-rendering: geometricPrecision;
        box-shadow: 0 2px 8px rgb(0 0 0 / 20%);
      }
      strong { font-weight: 600; }
    </style>
    <div>
      The quick brown fox jumps over the lazy dog.
      <strong>Zażółć gęślą jaźń, ďábelské 1.234,50 €</strong>
    </div>`);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('div');
}
