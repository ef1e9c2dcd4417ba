import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/**
 * What a page sends to the shop is in a row of a table "said and done": what is announced, sent, held and shown afterwards
 * (CONTRIBUTING.md#where-a-test-belongs). The other calls are named here with what holds them instead.
 */
const elsewhere: Partial<Record<CallName, string>> = {
  // The BFF and the identity provider answer.
  signUp: 'web/e2e/sign-in.spec.ts',
  signInAdmin: 'web/e2e/admin.spec.ts',
  updateProfileToken: 'web/src/features/account/personal-details/personal-details-page.test.tsx',
  // In the sandbox every device that can be cancelled can go back, too.
  cancelSubscription: 'web/src/testing/change-states/cancel-rows.ts',
  // It asks for amounts; the rows of a cancellation announce them.
  previewReplenishmentCancellation: 'web/src/features/subscription/cancel/cancel-said-and-done.test.tsx',
};

/** The words of a link have the name of a call of older clients. */
const NO_CALL: readonly string[] = ['payInFull'];

const readAll = (paths: readonly string[]) => paths.map(readText).join('\n');
const rows = readAll(listFiles('web/src/**/*said-and-done.test.tsx', 'web/src/**/said-orders.ts'));
const sources = readAll(
  listFiles('web/src/**/*.ts', 'web/src/**/*.tsx').filter(
    (path) => !/\.test\.tsx?$|\/testing\/|\/api\/(?:stale|visible)-after\.ts$/.test(path),
  ),
);

const isInRow = (name: CallName) => rows.includes(`'${name}'`);
const sending = callNames.filter(
  (name) => calls[name].method === 'POST' && new RegExp(`\\b${name}\\b`).test(sources) && !NO_CALL.includes(name),
);

it('has a row for every call that a page sends, or says what holds it', () => {
  expect(sending.filter((name) => !isInRow(name) && elsewhere[name] === undefined)).toEqual([]);
});

it('names calls that pages send and that have no row, with files that exist', () => {
  const named = callNames.filter((name) => elsewhere[name] !== undefined);
  expect(named.filter((name) => isInRow(name) || !sending.includes(name))).toEqual([]);
  const files = new Set(listFiles('web/**'));
  expect(named.filter((name) => !files.has(elsewhere[name] ?? ''))).toEqual([]);
});
