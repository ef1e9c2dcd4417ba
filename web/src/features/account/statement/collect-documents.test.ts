import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { ArchiveFull, collectDocuments } from './collect-documents.ts';

const invoices = ['I-1', 'I-2', 'I/3'].map((invoiceId, index) => ({ invoiceId, invoiceDate: `2026-0${index + 1}-15` }));
type Named = (typeof invoices)[number];

const bytes = (text: string) => new TextEncoder().encode(text);
const readText = async ({ invoiceId }: Named) => bytes(`%PDF of ${invoiceId}`);

async function unzip(archive: Blob | undefined): Promise<Record<string, string>> {
  const files = archive ? unzipSync(new Uint8Array(await archive.arrayBuffer())) : {};
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

const collect = (options: Partial<Parameters<typeof collectDocuments<Named>>[1]> = {}) =>
  collectDocuments(invoices, {
    read: readText,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });

it('puts all documents into an archive, by day and number', async () => {
  const { archive, collected, missing } = await collect();
  expect([collected, missing]).toEqual([3, []]);
  // The date of the first file: years since 1980, month and day (the format's 4.4.6).
  const head = new DataView((await archive?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(head.getUint16(12, true)).toBe(((2026 - 1980) << 9) | (1 << 5) | 15);
  expect(await unzip(archive)).toEqual({
    '2026-01-15 I-1.pdf': '%PDF of I-1',
    '2026-02-15 I-2.pdf': '%PDF of I-2',
    '2026-03-15 I-3.pdf': '%PDF of I/3',
  });
});

it('says after each document how many are done', async () => {
  const onProgress = vi.fn();
  await collect({ onProgress });
  expect(onProgress.mock.calls.map(([done]) => done)).toEqual([1, 2, 3]);
});

it('reads two at a time', async () => {
  let open = 0;
  let most = 0;
  await collect({
    read: async (invoice) => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return readText(invoice);
    },
  });
  expect(most).toBe(2);
});

it('names a document that cannot be read, and has the others', async () => {
  const lost = new Error('lost');
  const { archive, collected, missing } = await collect({
    read: async (invoice) => {
      if (invoice.invoiceId === 'I-2') throw lost;
      return readText(invoice);
    },
  });
  expect([collected, missing]).toEqual([2, [{ invoice: invoices[1], error: lost }]]);
  expect(Object.keys(await unzip(archive))).toEqual(['2026-01-15 I-1.pdf', '2026-03-15 I-3.pdf']);
});

it('makes no archive without a document', async () => {
  const { archive, collected, missing } = await collect({ read: () => Promise.reject(new Error('lost')) });
  expect([archive, collected, missing.length]).toEqual([undefined, 0, 3]);
});

it('takes no more than there is room for, and leaves the rest for another archive', async () => {
  const { collected, missing } = await collect({ most: bytes('%PDF of I-1').byteLength * 2 });
  expect(collected).toBe(2);
  expect(missing).toEqual([{ invoice: invoices[2], error: expect.any(ArchiveFull) }]);
});

it('ends when it is stopped, and reads nothing more', async () => {
  const controller = new AbortController();
  const read = vi.fn(async (invoice: Named) => {
    controller.abort();
    return readText(invoice);
  });
  await expect(collect({ read, signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});
