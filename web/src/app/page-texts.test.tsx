// @vitest-environment happy-dom
/** The texts of the account and of payment results, each on its page, in English and in another language. */
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { type Texts, textsFor } from '@perennial/shared/locales/texts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ZipDialog } from '../commerce/address/zip-dialog.tsx';
import type { openCardForm } from '../commerce/payment/card-library.ts';
import { stubAnswers } from '../testing/answers.ts';
import { renderInShop, signedInAnna } from '../testing/in-shop.tsx';
import { accountTexts } from '../testing/page-texts/account-texts.ts';
import { overviewTexts } from '../testing/page-texts/overview-texts.ts';
import { defaultAnswers, type PageTextRow } from '../testing/page-texts/page-text-row.ts';
import { cardForm, paymentTexts } from '../testing/page-texts/payment-texts.ts';
import { PageRoutes } from './routing/routes.tsx';

// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../commerce/payment/card-library.ts', () => ({
  openCardForm: async (...[, { onResult }]: Parameters<typeof openCardForm>) => {
    onResult(cardForm.result);
    return () => {};
  },
}));

const rows = { ...overviewTexts, ...accountTexts, ...paymentTexts };

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

function refuse(refusals: PageTextRow['refusals'], texts: Texts): Readonly<Record<string, unknown>> {
  const toProblem = (text: string) => () =>
    Response.json({ type: '', title: '', status: 400, detail: text, messages: [], requestId: 'r-1' }, { status: 400 });
  return Object.fromEntries(Object.entries(refusals ?? {}).map(([path, text]) => [path, toProblem(text(texts))]));
}

async function open(row: PageTextRow, culture: CultureCode, language: string): Promise<void> {
  row.before?.();
  stubAnswers({ ...defaultAnswers, ...row.answers, ...refuse(row.refusals, textsFor(language)) });
  await renderInShop(<PageRoutes />, {
    culture,
    language,
    session: { ...signedInAnna, role: row.admin ? 'admin' : 'user' },
    at: row.at,
    markets: row.markets ?? {},
    config: { contactForm: true },
  });
  await row.act?.();
}

/** Spaces of every kind are the same. */
const readPage = () => document.body.textContent.replaceAll(/\s/g, ' ');

for (const [name, row] of Object.entries(rows)) {
  it(`shows ${name} in English`, async () => {
    await open(row, row.culture ?? 'en-ca', 'en-CA');
    for (const text of row.english) await waitFor(() => expect(readPage()).toContain(text));
  });

  const { otherLanguage = 'de-DE' } = row;
  it(`shows ${name} in ${otherLanguage}`, async () => {
    await open(row, row.culture ?? 'de-de', otherLanguage);
    for (const text of row.other) await waitFor(() => expect(readPage()).toContain(text));
    for (const text of row.english) expect(readPage()).not.toContain(text);
  });
}

it.each([
  [
    'en-US',
    [
      'Oops! The Zip Code 90210 you entered does not match with the city Austin and state Texas.',
      'Do you want to proceed or edit?',
      'Continue',
      'Edit',
    ],
  ],
  [
    'de-DE',
    [
      'Hoppla! Die Postleitzahl 90210 passt nicht zum Ort Austin und zum Bundesstaat Texas.',
      'Möchten Sie fortfahren oder sie ändern?',
      'Fortfahren',
      'Ändern',
    ],
  ],
])('asks in checkout about a ZIP code of another state, in %s', async (language, texts) => {
  const mismatch = { purpose: 'shipping', country: 'US', zipCode: '90210', city: 'Austin', stateCode: 'TX' } as const;
  await renderInShop(<ZipDialog context="checkout" mismatches={[mismatch]} onContinue={() => {}} onEdit={() => {}} />, {
    culture: 'en-us',
    language,
  });
  for (const text of texts) expect(readPage()).toContain(text);
});
