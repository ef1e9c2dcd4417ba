/** How journeys act as customer care: the sign-in, the care actions of a page, and the audit log. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { findScenario } from './customers.ts';
import { expect, type ShopUnderTest } from './shop.ts';

/** Signs an admin in over HTTP for a scenario customer. The page shares the cookies. */
export async function actFor(page: Page, shop: ShopUnderTest, id: string, culture = 'en-ca') {
  const admin = findScenario(shop, 'admin-canada');
  const customer = findScenario(shop, id);
  const response = await page.request.post('/api/admin/signin', {
    headers: { 'x-culture': culture },
    data: { customerEmail: customer.email, adminUserName: admin.email, adminPassword: admin.password },
  });
  expect(response.status()).toBe(200);
  return { admin, customer };
}

/** The parts of the section "Customer care actions" of an English page. */
export function careActionsOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    open: () => page.getByText('Customer care actions').click(),
    action: page.getByLabel('Action', { exact: true }),
    choose: (label: string) => page.getByLabel('Action', { exact: true }).selectOption({ label }),
    date: page.getByLabel('Cancellation date'),
    submit: page.getByRole('button', { name: 'Submit' }),
    dialog,
    run: dialog.getByRole('button', { name: 'Run the action' }),
    said: (text: string) => page.getByRole('status').filter({ hasText: text }),
  };
}

type AuditLine = { readonly [name: string]: unknown };

/** Returns the lines of the audit log. */
export async function readAuditLines({ auditLog }: ShopUnderTest): Promise<readonly AuditLine[]> {
  const text = await readFile(auditLog, 'utf8');
  expect(text).not.toMatch(/password|token/i);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Returns `event call result` of each line. */
export async function readAudit(shop: ShopUnderTest): Promise<readonly string[]> {
  const lines = await readAuditLines(shop);
  return lines.map(({ event, call, result, admin, customer }) => {
    expect([admin, customer]).toEqual([expect.stringContaining('@'), expect.stringContaining('@')]);
    return [event, call, result].filter(Boolean).join(' ');
  });
}

/** Returns what `readAudit` returns for care actions that were successful. */
export const toAudited = (...calls: readonly string[]) =>
  calls.flatMap((name) => [`care-action ${name} started`, `care-action ${name} done`]);
