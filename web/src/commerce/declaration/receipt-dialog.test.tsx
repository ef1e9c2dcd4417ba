// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { type Act, emptyDraft, toBody } from './declaration-draft.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('begins with the receipt: the focus is on it, and not on the button below it', async () => {
  const draft = {
    ...emptyDraft,
    firstName: 'Anna',
    surname: 'Schmidt',
    email: 'anna@example.com',
    subscriptionNumber: 'S1',
  };
  const body = toBody(draft, { act: 'termination', kindAndEnd: false, endDate: undefined });
  const receipt = { body, receivedAt: '2026-03-15T10:00:00.000Z' };
  await renderInShop(<ReceiptDialog receipt={receipt} onClose={() => undefined} />, { culture: 'de-de' });
  await waitFor(() => expect(document.activeElement?.contains(screen.getByText(/schmidt/i))).toBe(true));
  expect(document.activeElement?.querySelector('button')).toBeNull();
});

async function show(act: Act, returnPath?: string) {
  const draft = {
    ...emptyDraft,
    firstName: 'Ida',
    surname: 'Brandt',
    email: 'ida@example.com',
    subscriptionNumber: 'S2',
  };
  const body = toBody(draft, { act, kindAndEnd: false, endDate: undefined });
  const onClose = vi.fn();
  await renderInShop(
    <ReceiptDialog
      receipt={{ body, receivedAt: '2026-03-15T10:00:00.000Z', reference: 'R-1' }}
      onClose={onClose}
      returnPath={returnPath}
    />,
    { legalLinks: [{ document: 'imprint', label: 'Company details', url: 'https://shop.example/imprint' }] },
  );
  return onClose;
}

it.each<[string, Act, string | undefined, string | undefined]>([
  ['a withdrawal of goods', 'withdrawal', '/return', '/return'],
  ['a withdrawal without a way to send goods back', 'withdrawal', undefined, undefined],
  ['a termination', 'termination', '/return', undefined],
])('leads to the return of goods after %s', async (_, act, returnPath, link) => {
  await show(act, returnPath);
  expect(screen.queryByRole('link', { name: 'Send goods back' })?.getAttribute('href')).toBe(link);
  expect(screen.queryByText(/^We refund what you have paid within 14 days/) !== null).toBe(act === 'withdrawal');
});

it('is closed by its button alone', async () => {
  const onClose = await show('termination');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is printed, and saved as a file with the day in its name and everything that was declared in it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:receipt';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  await show('withdrawal');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect([print.mock.calls.length, names]).toEqual([1, []]);
  await userEvent.click(screen.getByRole('button', { name: 'Save receipt' }));
  expect([print.mock.calls.length, names]).toEqual([1, ['Perennial 2026-03-15.txt']]);
  await waitFor(() => expect(freed).toHaveBeenCalledExactlyOnceWith('blob:receipt'));
  const text = await saved[0]?.text();
  expect(text).toMatch(
    /^Perennial: We have received your withdrawal\.\n\nReceived by\nPerennial\nhttps:\/\/shop\.example\/imprint\n1-800-555-0143\n\nReceived\nMarch 15, 2026/,
  );
  expect(text).toContain('\n\nReference\nR-1\n\n');
  expect(text).toContain('Sent with the button\nConfirm withdrawal\n\nDeclaration\nI withdraw from this contract.');
  expect(text).toContain('First name\nIda\n\nSurname\nBrandt\n\nEmail address\nida@example.com');
});
