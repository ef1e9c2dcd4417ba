/**
 * `pnpm icons`: draws the icons of `web/public` from the mark, after a change of the mark. Browsers ask for files of
 * these forms where they cannot use the mark itself (docs/rules/content.md#fixed-paths).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '../browser.ts';

const FOLDER = join(import.meta.dirname, '../../public');
const mark = readFileSync(join(import.meta.dirname, '../../src/app/shell/mark.svg'), 'utf8');
const COLOUR = '#1f6b4a';

type Drawing = {
  /** Of the square, in pixels. */
  readonly size: number;
  /** Whether the colour of the mark fills the square, because a device cuts its own shape out of it. */
  readonly filled?: boolean;
};

async function draw(page: Page, { size, filled = false }: Drawing): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html{background:${filled ? COLOUR : 'transparent'}}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark}`,
  );
  return page.screenshot({ omitBackground: !filled });
}

/** Puts PNG pictures into an icon file: a header of 6 bytes, an entry of 16 bytes for each, then the pictures. */
function toIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const inIco = [];
for (const size of [16, 32, 48]) inIco.push({ size, png: await draw(page, { size }) });
writeFileSync(join(FOLDER, 'favicon.ico'), toIco(inIco));
writeFileSync(join(FOLDER, 'apple-touch-icon.png'), await draw(page, { size: 180, filled: true }));
for (const size of [192, 512])
  writeFileSync(join(FOLDER, `icon-${size}.png`), await draw(page, { size, filled: true }));
await browser.close();
