/** The pages look as in their pictures. How to take new ones: CONTRIBUTING.md, "The look of parts and pages". */
import type { Page } from 'playwright/test';
import { publish } from './content-webhook.ts';
import { findScenario } from './customers.ts';
import { cellOf } from './matrix.ts';
import { fixClock, START, setClock } from './pictures/clock.ts';
import { givePictureFonts, loadFonts } from './pictures/fonts.ts';
import { pictured, picturedInTest, toPictureName } from './pictures/pages.ts';
import { drawProbe } from './pictures/probe.ts';
import { StoredPictures } from './pictures/stored-pictures.ts';
import { expect, openAndUnlimited, type ShopUnderTest, test as shopTest } from './shop.ts';
import { openState } from './states/state.ts';
import { states } from './states/states.ts';

/**
 * The clocks of the shop API and of the BFF begin at the same moment: that of the BFF when it starts, that of the shop API with
 * each journey, so that the two are seconds apart at most.
 */
const test = shopTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  environment: async ({}, use) => {
    const restoreClock = fixClock();
    await use({
      ...openAndUnlimited,
      NODE_OPTIONS: `--import ${new URL('pictures/clock-of-bff.ts', import.meta.url)}`,
    });
    restoreClock();
  },
});

/** Wide enough for two columns, and high enough for what a page loads when it comes into view. */
const WIDTHS = [390, 1280];
const HEIGHT = 1600;

/** What a page has of the content service: links to social networks. */
const CONTENT = '"socialLinks":[{';

/** Whether a page can be compared. The journeys of a shop share a page, which keeps its clock and its font. */
const comparable = new WeakMap<Page, boolean>();

async function prepare(page: Page, consoleUrl: string, pictures: StoredPictures): Promise<boolean> {
  const fonts = await loadFonts(consoleUrl);
  const isComparable = !(await pictures.isDrawnOtherwise(await drawProbe(page, fonts)));
  await page.addInitScript(setClock, START);
  await givePictureFonts(page, fonts);
  comparable.set(page, isComparable);
  return isComparable;
}

test.beforeEach(({ shop, watch }) => {
  shop.sandbox.reset();
  watch.allowConsole(/Failed to load resource/);
});

/**
 * A page comes without the documents of the content service that are late, and those that were late are asked for again
 * after five seconds, which are minutes by the clock of this shop.
 */
async function waitForContent({ shopUrl }: ShopUnderTest, culture: string): Promise<void> {
  const readPage = async () => {
    const page = await (await fetch(`${shopUrl}/${culture}/cart`)).text();
    if (!page.includes(CONTENT)) await publish({ shopUrl });
    return page;
  };
  await expect.poll(readPage).toContain(CONTENT);
}

for (const title of pictured)
  test(`looks as in its pictures: ${title}`, cellOf(title, picturedInTest), async ({ page, shop }, testInfo) => {
    const state = states.find((one) => one.title === title);
    if (!state) throw new Error(`No state has the title "${title}".`);
    const pictures = new StoredPictures(testInfo);
    if (!(comparable.get(page) ?? (await prepare(page, shop.sandbox.urls.console, pictures)))) return;

    const { customer, culture = 'en-ca' } = state;
    await waitForContent(shop, customer ? findScenario(shop, customer).culture : culture);
    const release = await openState(page, shop, state);
    // What the state has pressed is under the pointer in one layout, and not in another.
    await page.mouse.move(0, 0);
    const differences: (string | undefined)[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      differences.push(await pictures.comparePage(`pages/${toPictureName(title)}-${width}`, page));
    }
    release();
    expect(differences.filter(Boolean)).toEqual([]);
  });
