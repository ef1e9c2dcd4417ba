// @vitest-environment happy-dom
/** The file of an invoice, as the browser gets it (docs/rules/account.md#invoice-download). */
import { invoice } from '@perennial/shared/examples/payment';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSessionEnd } from '../../../api/session-end.ts';
import { stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../testing/in-shop.tsx';
import { InvoiceDownload } from './invoice-download.tsx';

const URL_OF_FILE = 'https://files.example/I-1.pdf';

const HOST = `/bff/invoices/${invoice().invoiceId}/document-host`;

let requests: readonly string[] = [];

/** What the BFF answers about the host of the file; without it, a failure. */
let hostAnswer: object | undefined = { isDown: false };

/** What the browser was told to open: the URL, whether it is a file to keep, and whether the link was in sight. */
const opened: object[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  opened.length = 0;
  hostAnswer = { isDown: false };
  requests = stubAnswers({
    '/api/attachment/invoicefile/F-1': { link: URL_OF_FILE },
    [HOST]: () => hostAnswer ?? Response.json({ status: 502, code: 'shop.unreachable' }, { status: 502 }),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { href, hidden, isConnected } = this;
    opened.push({ href, isFile: this.hasAttribute('download'), hidden, isConnected });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (changes: Parameters<typeof invoice>[0], options: ShopOptions = {}) =>
  renderInShop(<InvoiceDownload invoice={invoice(changes)} />, { session: signedInAnna, ...options });

it.each([
  ['an id', { pdfFileId: 'F-1', pdfFileUrl: null }],
  ['a URL', { pdfFileId: null, pdfFileUrl: URL_OF_FILE }],
])('of an invoice with %s is downloaded by a link that nobody sees and that is gone after it', async (_, file) => {
  await show(file);
  act(() => screen.getByRole('button', { name: 'Invoice 02/01/2026, I-1000001' }).click());
  await vi.waitFor(() =>
    expect(opened).toEqual([{ href: URL_OF_FILE, isFile: true, hidden: true, isConnected: true }]),
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(document.querySelector(`a[href="${URL_OF_FILE}"]`)).toBeNull();
});

it.each([
  ['an id', { pdfFileId: 'F-1', pdfFileUrl: null }],
  ['a URL', { pdfFileId: null, pdfFileUrl: URL_OF_FILE }],
])(
  'of an invoice with %s stays closed while its host is down, and can be opened in a tab of its own',
  async (_, file) => {
    hostAnswer = { isDown: true };
    await show(file);
    act(() => screen.getByRole('button', { name: 'Invoice 02/01/2026, I-1000001' }).click());
    await screen.findByText(/^The site that keeps this document is not responding right now\./, {
      selector: '.notification__text',
    });
    expect(opened).toEqual([]);
    const link = screen.getByRole('link', { name: 'Open the document in a new tab' });
    expect(link.getAttribute('href')).toBe(URL_OF_FILE);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const [announced] = screen.getAllByRole('status');
    expect(announced?.textContent).toMatch(/^The site that keeps.*Open the document in a new tab$/);
    expectSigns(link.closest('li') as Element, ['warning', 'close']);
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(link.isConnected).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(link.isConnected).toBe(false);
  },
);

it.each([
  ['nobody can be asked', undefined],
  ['who asks is not signed in any more', { status: 401, detail: 'Log in.', action: 'sign-in', messages: [] }],
])('is downloaded although it is not known whether its host is down: %s', async (_, refusal) => {
  hostAnswer = refusal && Response.json(refusal, { status: refusal.status });
  const onEnd = vi.fn();
  const stop = onSessionEnd(onEnd);
  await show({ pdfFileId: 'F-1', pdfFileUrl: null });
  const button = screen.getByRole('button', { name: 'Invoice 02/01/2026, I-1000001' });
  expectSigns(button, ['document']);
  act(() => button.click());
  expect(button.getAttribute('aria-busy')).toBe('true');
  expectSigns(button, []);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  stop();
  expect(onEnd).not.toHaveBeenCalled();
});

it('says why it cannot be got', async () => {
  await show({ pdfFileId: 'F-2', pdfFileUrl: null });
  act(() => screen.getByRole('button', { name: 'Invoice 02/01/2026, I-1000001' }).click());
  await screen.findByText('Not now.', { selector: '.notification__text' });
  expect(opened).toEqual([]);
});

it.each([
  ['an id', { pdfFileId: 'F-1', pdfFileUrl: null }],
  ['a URL', { pdfFileId: null, pdfFileUrl: URL_OF_FILE }],
])('of an invoice with %s is not asked for while the shop is away, which the page says', async (_, file) => {
  const away = 'The shop cannot be reached.';
  await show(file, { closed: away });
  act(() => screen.getByRole('button', { name: 'Invoice 02/01/2026, I-1000001' }).click());
  const words = await screen.findByText(away, { selector: '.notification__text' });
  expectSigns(words.closest('li') as Element, ['warning', 'close']);
  expect([opened, requests]).toEqual([[], []]);
});

it('is not offered for an invoice without one', async () => {
  await show({ pdfFileId: null, pdfFileUrl: null });
  expect(screen.queryByRole('button')).toBeNull();
});
