/**
 * What the page of a subscription asks of a customer with a phone: where the first action is, how long the page is, how often
 * it says the same, and how many presses a change takes (docs/rules/subscriptions.md#details-page).
 */
import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { cellOf, inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

const PHONE = { width: 390, height: 844 };

test.use({ environment: openMarkets, viewport: PHONE });
test.beforeEach(({ shop }) => shop.sandbox.reset());

async function open(page: Page, shop: ShopUnderTest, id: string): Promise<void> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  await page.goto(`/${culture}/my-account/subscription-details/${subscriptions[0]?.number}`);
  await expect(page.getByText(/terms|bedingungen|voorwaarden/i).first()).toBeVisible();
}

/** Where the last action of the next delivery ends, in pixels of the page; undefined without one. */
const findActions = (page: Page) =>
  page.evaluate(() => {
    const actions = [...document.querySelectorAll('.next-delivery__actions button')];
    return actions.map((action) => Math.round(action.getBoundingClientRect().bottom + window.scrollY)).at(-1);
  });

const measureScreens = (page: Page) =>
  page.evaluate(() => Math.round((document.documentElement.scrollHeight / window.innerHeight) * 100) / 100);

/** The dates, amounts and states that a person can see twice. A later day may cost the same as the next one. */
const findRepeated = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const isSeen = (element: Element) =>
      !element.closest('.visually-hidden, [aria-hidden="true"], details > :not(summary)');
    const dates = [...main.querySelectorAll('time')].map(({ dateTime }) => dateTime.split('-').toSorted().join());
    const facts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, nodeValue } = walker.currentNode;
      if (!element || !isSeen(element) || element.closest('time')) continue;
      const written = nodeValue?.match(/\d\d[-/]\d\d[-/]\d{4}/g) ?? [];
      dates.push(...written.map((date) => date.split(/[-/]/).toSorted().join()));
      if (element.closest('.subscription__state')) facts.push(nodeValue ?? '');
    }
    for (const price of main.querySelectorAll('.price'))
      if (isSeen(price) && !price.closest('.timeline')) facts.push((price.textContent ?? '').trim());
    const all = [...dates, ...facts];
    return all.filter((fact, place) => all.indexOf(fact) !== place);
  });

/**
 * The pages are lower in the font of a customer: a machine without fonts draws wider letters, and more lines. Each has the
 * footer with the legal links of its country, that of Germany the right to withdraw, and a line leads to the calendar file.
 * The next delivery says how far each parcel is, and the section of problems is one more row.
 */
type Limits = { readonly screens: number; readonly actions: boolean };

const customers: Readonly<Record<string, Limits>> = {
  'ca-subscriber': { screens: 1.98, actions: true },
  'us-subscriber': { screens: 1.8, actions: true },
  'de-bundle': { screens: 2.25, actions: false },
  'ca-failed-card': { screens: 2.38, actions: false },
  'ca-paused': { screens: 1.85, actions: false },
  'nl-repair': { screens: 2.1, actions: false },
};

/** A page with its actions in view, one with two plans, and one with something to do. */
const sample = ['de-bundle'];

for (const [id, { screens, actions }] of Object.entries(customers)) {
  const title = `shows ${id} the next delivery first, on a short page that repeats nothing`;
  test(title, cellOf(id, sample), async ({ page, shop }) => {
    await open(page, shop, id);
    if (actions) expect.soft(await findActions(page)).toBeLessThanOrEqual(560);
    expect.soft(await measureScreens(page)).toBeLessThanOrEqual(screens);
    expect.soft(await findRepeated(page)).toEqual([]);
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('postpones a shipment with two presses, and says in view where it has moved', async ({ page, shop }) => {
  await open(page, shop, 'ca-subscriber');
  await press(page, 'Postpone by one month');
  await page.getByRole('dialog').locator('.form__actions button').first().click();
  await expect(page.getByText(/^Moved to [A-Z][a-z]+ \d+, \d{4}$/)).toBeInViewport();
});

test('pauses with three presses', inMatrix, async ({ page, shop }) => {
  await open(page, shop, 'ca-subscriber');
  await page.getByText('Pause subscription').click();
  await press(page, 'Pause subscription');
  await page.getByRole('dialog').locator('.form__actions button').first().click();
  await expect(page).toHaveURL(/\/my-account\/overview/);
});

test('draws the choice of a frequency as wide as the button below it', inMatrix, async ({ page, shop }) => {
  await open(page, shop, 'ca-subscriber');
  await page.getByText('How often').first().click();
  const widthOf = async (part: ReturnType<typeof page.getByRole>) => (await part.boundingBox())?.width;
  const field = await widthOf(page.getByRole('combobox', { name: 'How often' }));
  expect(field).toBe(await widthOf(page.getByRole('button', { name: 'Change frequency' })));
});

test('resumes with two presses', inMatrix, async ({ page, shop }) => {
  await open(page, shop, 'ca-paused');
  await press(page, 'Resume subscription');
  await page.getByRole('dialog').locator('.form__actions button').first().click();
  await expect(page.getByText('Paused since')).toHaveCount(0);
});

test('leads from the timeline to one more shipment with one press', inMatrix, async ({ page, shop }) => {
  await open(page, shop, 'us-subscriber');
  await press(page, 'Add a shipment');
  await expect(page.getByRole('dialog', { name: 'Order one more shipment?' })).toBeVisible();
});

test('cancels with four presses, or three from the link of a task, and reads on the overview what was cancelled', async ({
  page,
  shop,
}) => {
  const { culture } = await signInAs(page, shop, 'ca-subscriber');
  await page.goto(`/${culture}/my-account/overview`);
  await page.getByRole('link', { name: /^Cancel subscription/ }).click();
  await expect(page).toHaveURL(/\/subscription-details\/.*task=cancel/);
  await press(page, 'Continue to cancel');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('I’d rather not say').click();
  // The button stays in view, however long the reasons are.
  const cancel = dialog.getByRole('button', { name: 'Cancel subscription' });
  await expect(cancel).toBeInViewport();
  await cancel.click();
  const said = page.getByRole('region', { name: 'Cancelled: Two Halo brush heads' });
  await expect(said.getByText('Nothing more is shipped or charged.')).toBeInViewport();
  await page.reload();
  await expect(said.getByRole('link', { name: 'Restart subscription' })).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('begins the rows of an ended subscription beside its products', inMatrix, async ({ page, shop }) => {
    await open(page, shop, 'de-cancelled');
    const topOf = async (name: string) => (await page.locator(name).first().boundingBox())?.y;
    expect(await topOf('.sections')).toBe(await topOf('.subscription__aside .card'));
  });

  test('puts the sign of a row that cannot be opened below those of the others', inMatrix, async ({ page, shop }) => {
    await open(page, shop, 'de-two-returns');
    const icons = await page.locator('.sections .value-row__icon').all();
    const edges = await Promise.all(icons.map(async (icon) => (await icon.boundingBox())?.x));
    expect(new Set(edges).size).toBe(1);
  });
});
