/** How the states find and press what a page has: each function returns one of the page. */
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, type Locator, type Page } from 'playwright/test';

export const en = textsFor('en-CA');
export const de = textsFor('de');

type Words = string | RegExp;
type Find = (page: Page) => Locator;

export const heading =
  (name: Words): Find =>
  (page) =>
    page.getByRole('heading', { name });

export const text =
  (words: Words): Find =>
  (page) =>
    page.getByText(words);

export const retry: Find = (page) => page.getByRole('main').getByRole('button', { name: en.ui.retry });

/** Of a page whose data have not come. */
export const skeleton: Find = (page) => page.locator('main .skeleton');

export const press = (name: Words) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Opens every section of a subscription. Its body moves the next ones, so it has to be there before the next press. */
export async function openSections(page: Page): Promise<void> {
  const sections = page.locator('details.sections__section');
  // On a busy machine the page comes before its data.
  await sections.first().waitFor();
  for (const section of await sections.all()) {
    await section.locator('summary').first().click();
    await expect(section.locator('.sections__body:empty, .skeleton')).toHaveCount(0);
  }
}
