import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/**
 * Every form and dialog of the client is a row of the tables that are tried in every state
 * (docs/rules/errors.md#states-of-forms-and-dialogs), or is named here with what holds it instead.
 */
const elsewhere: Readonly<Record<string, string>> = {
  // Parts that other forms and dialogs are made of.
  'commerce/cart/discount-code.tsx': 'testing/change-states/account-rows.ts',
  'commerce/declaration/declaration.tsx': 'testing/change-states/public-rows.ts',
  'features/subscription/actions/confirm-dialog.tsx': 'testing/change-states/subscription-rows.ts',
  'features/subscription/cancel/cancel.tsx': 'testing/change-states/cancel-rows.ts',
  'features/subscription/cancel/cancel-or-return.tsx': 'testing/change-states/cancel-rows.ts',
  'features/subscription/care-actions/care-form.tsx': 'testing/change-states/account-rows.ts',
  // Several changes by one press.
  'features/account/overview/away/away-dialog.tsx': 'features/account/overview/away/away-dialog.test.tsx',
  // They read, or leave the page.
  'app/language/language-toggle.tsx': 'app/language/language-toggle.test.tsx',
  'features/account/billing/invoice-download.tsx': 'features/account/billing/billing-page.test.tsx',
  'features/account/my-data/data-copy.tsx': 'features/account/my-data/my-data-page.test.tsx',
  'features/account/personal-details/profile-import.tsx':
    'features/account/personal-details/personal-details-page.test.tsx',
  'features/cart/discount-box.tsx': 'features/cart/discount-box.test.tsx',
  'features/cart/zip-form.tsx': 'features/cart/estimated-tax.test.tsx',
  'features/subscription/purchase/purchase-discount.tsx': 'features/subscription/purchase/purchase-discount.test.tsx',
  // It ends sign-ins at the BFF, by no call of the shop.
  'features/account/my-data/sign-in-list.tsx': 'features/account/my-data/my-data-page.test.tsx',
  'features/account/receipts/receipt-check-form.tsx': 'features/account/receipts/receipts-page.test.tsx',
  // A notice.
  'commerce/after-change/undo.tsx': 'commerce/after-change/undo.test.tsx',
  // A box without a button.
  'features/account/personal-details/newsletter.tsx': 'features/account/personal-details/newsletter.test.tsx',
};

const markup = /<(?:Dialog|ConfirmDialog|CareDialog|Form|form|SubmitRow|DiscountCodeForm)\b/;
const hooks = /\buse(?:Change|ChangeInSteps|Action|ConfirmedAction|CareAction|CancelFlow|ReturnRequest)\(/;
const row = /\bsource: '([^']+)'/g;

/** The design system, which no row is about. */
const isPart = (path: string) => /^web\/src\/(?:ui|testing)\/|\.test\.tsx$/.test(path);

const inClient = (path: string) => path.replace('web/src/', '');

const forms = listFiles('web/src/**/*.tsx').filter((path) => {
  const text = isPart(path) ? '' : readText(path);
  return markup.test(text) || hooks.test(text);
});
const rows = listFiles('web/src/testing/change-states/*.ts', 'web/src/app/change-states/*.tsx').flatMap((path) =>
  [...readText(path).matchAll(row)].map(([, source = '']) => source),
);

it('has a row for every form and dialog, or says what holds it', () => {
  const known = new Set([...rows, ...Object.keys(elsewhere)]);
  expect(forms.map(inClient).filter((path) => !known.has(path))).toEqual([]);
});

it('names forms and dialogs that exist, each once', () => {
  const existing = new Set(listFiles('web/src/**', 'web/e2e/**'));
  const named = [...rows, ...Object.values(elsewhere)].map((path) => `web/src/${path}`.replace('web/src/../', 'web/'));
  expect(named.filter((path) => !existing.has(path))).toEqual([]);
  expect(Object.keys(elsewhere).filter((path) => rows.includes(path) || !forms.includes(`web/src/${path}`))).toEqual(
    [],
  );
});
