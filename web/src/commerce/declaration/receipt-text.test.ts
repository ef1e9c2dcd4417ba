// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { formatMoment, saveText, toReceiptText } from './receipt-text.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('names day, time and time zone in the language of the page', () => {
  const text = formatMoment('de-DE', '2026-11-22T10:05:30.000Z');
  expect(text).toMatch(/November 2026/);
  expect(text).toMatch(/:05:30 \S+/);
});

it('puts each value below its label', () => {
  const facts = [['Name', 'Erika Muster'] as const, ['Vertrag', 'S-1'] as const];
  expect(toReceiptText('Kündigung', facts)).toBe('Kündigung\n\nName\nErika Muster\n\nVertrag\nS-1');
});

it('saves the text as a file with its name', async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:receipt';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.href} ${this.download}`);
  });
  saveText('receipt.txt', 'Kündigung');
  expect(pressed).toEqual(['blob:receipt receipt.txt']);
  expect(await blobs[0]?.text()).toBe('Kündigung');
  expect(blobs[0]?.type).toBe('text/plain;charset=utf-8');
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:receipt');
});
