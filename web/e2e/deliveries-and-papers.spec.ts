/** A customer with several subscriptions asks for a parcel, and takes the papers of a year, on a phone. */
import { readFile } from 'node:fs/promises';
import { textsFor } from '@perennial/shared/locales/texts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { customersOfSeveral, signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';
import { addFault } from './states/state.ts';
import { findViolations } from './violations.ts';

test.use({ environment: openMarkets, viewport: { width: 390, height: 844 } });

/** The place of brush heads whose frequency can be changed. */
const placeOfHeads = { 'de-de': 2, 'en-ca': 1 } as const;

async function download(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
}

for (const { id, culture, language } of customersOfSeveral) {
  test(
    `asks for a parcel, and takes the invoices of a year as files, in ${culture}`,
    inMatrix,
    async ({ page, shop }) => {
      const { subscription, problem, billing, statement } = textsFor(language);
      const { subscriptions } = await signInAs(page, shop, id);
      await page.goto(`/${culture}/my-account/overview`);
      const lines = page.locator('.subscription-card__goods');
      await expect(lines).toHaveCount(subscriptions.length);
      await expect(lines.filter({ hasText: /\S/ })).toHaveCount(subscriptions.length);
      if (culture === 'de-de') await expect(lines.getByText(subscription.track.sent).first()).toBeVisible();

      await test.step('opens the section from the next delivery, and says what is wrong', async () => {
        const { number } = subscriptions[placeOfHeads[culture]] ?? {};
        await page.goto(`/${culture}/my-account/subscription-details/${number}`);
        await page.getByRole('link', { name: subscription.sections.problem }).click();
        await page.getByRole('radio', { name: problem.kinds.late }).check();
        await expect(page.getByText(problem.acts.track)).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        await page.getByRole('radio', { name: problem.kinds.tooMuch }).check();
        await page.getByRole('link', { name: subscription.modify.parts.frequency }).click();
        await expect(page).toHaveURL(/task=frequency/);
        await expect(page.getByRole('radio', { name: problem.kinds.tooMuch })).toBeChecked();
      });

      await page.goto(`/${culture}/my-account/billing`);
      await test.step('stays on the page while the host of a document is down, and takes the document when it is back', async () => {
        const link = 'http://localhost:1/one.pdf';
        // The page and the BFF each ask for the link.
        addFault(shop, 'getInvoiceFile', { status: 200, body: { link }, times: 2 });
        const button = page.getByRole('button', { name: new RegExp(`^${billing.invoice} `) }).first();
        await button.click();
        const notice = page.getByRole('listitem').filter({ hasText: statement.hostDown });
        await expect(notice.getByRole('link', { name: statement.openInTab })).toHaveAttribute('href', link);
        await expect(page).toHaveURL(/my-account\/billing/);
        const downloading = page.waitForEvent('download');
        await button.click();
        expect((await readFile(await (await downloading).path())).subarray(0, 5).toString()).toBe('%PDF-');
      });
      await page.getByRole('link', { name: billing.statement.replace(' {{year}}', '') }).click();
      await expect(page.getByRole('table')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const rows = await page.locator('tbody tr').count();
      const csv = await download(page, statement.csv);
      const [head, ...invoices] = parse(csv, { bom: true });
      const { date, number, amount, owed, currency, state, what } = statement.columns;
      expect(head).toEqual([date, number, amount, owed, currency, state, what]);
      const answer = await page.request.get('/api/invoice/list', { headers: { 'x-culture': culture } });
      const numbers = (await answer.json()).map(({ invoiceId }: { invoiceId: string }) => invoiceId);
      expect(invoices).toHaveLength(rows);
      for (const [day, invoiceNumber, price] of invoices) {
        expect(numbers).toContain(invoiceNumber);
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(price).toMatch(/^-?\d+\.\d\d$/);
      }
      const archive = await download(page, statement.documents);
      const files = Object.values(unzipSync(new Uint8Array(archive)));
      expect(files.map((file) => Buffer.from(file.subarray(0, 5)).toString())).toEqual(Array(rows).fill('%PDF-'));
      await expect(page.getByText(statement.saved.replace('{{done}}', String(rows)))).toBeVisible();
    },
  );
}
