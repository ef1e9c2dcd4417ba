/** Collects the documents of invoices in one archive (docs/rules/account.md#documents-of-a-year). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { Zip, ZipPassThrough } from 'fflate';
import { doAtMost } from '../at-most.ts';

type Named = Pick<Invoice, 'invoiceId' | 'invoiceDate'>;

export type Missing<I> = { readonly invoice: I; readonly error: unknown };

type Collection<I> = {
  /** The archive; undefined if no document was got. */
  readonly archive: Blob | undefined;
  readonly collected: number;
  /** In the order of the invoices. */
  readonly missing: readonly Missing<I>[];
};

type Ports<I> = {
  /** Reads the document of an invoice. */
  readonly read: (invoice: I, signal: AbortSignal) => Promise<Uint8Array>;
  /** Is called after each document, and after each that is missing. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  /** In bytes. */
  readonly most?: number;
};

/** How many documents are read at the same time. */
const AT_ONCE = 2;

/** What an archive has at most, in bytes: the browser may keep it in memory. What is left is a second archive. */
const MOST_BYTES = 100 * 1024 * 1024;

/** A document that the archive has no room for. */
export class ArchiveFull extends Error {
  override readonly name = 'ArchiveFull';
}

/**
 * Reads the documents and returns their archive. A document that cannot be read does not stop the others. Rejects with the
 * reason of the signal when it aborts.
 */
export async function collectDocuments<I extends Named>(
  invoices: readonly I[],
  { read, onProgress, signal, most = MOST_BYTES }: Ports<I>,
): Promise<Collection<I>> {
  const chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk.slice());
  });
  const failures = new Map<I, unknown>();
  let bytes = 0;
  let done = 0;

  async function add(invoice: I): Promise<void> {
    // What was read in vain is not read further.
    if (bytes >= most) throw new ArchiveFull();
    const document = await read(invoice, signal);
    if (bytes + document.byteLength > most) throw new ArchiveFull();
    bytes += document.byteLength;
    const entry = new ZipPassThrough(toFileName(invoice));
    // The earliest day of the format is in 1980.
    entry.mtime = Math.max(Date.parse(invoice.invoiceDate.slice(0, 10)), Date.UTC(1980, 0, 2));
    zip.add(entry);
    // A PDF is compressed already.
    entry.push(document, true);
  }

  async function collect(invoice: I): Promise<void> {
    signal.throwIfAborted();
    try {
      await add(invoice);
    } catch (error) {
      signal.throwIfAborted();
      failures.set(invoice, error);
    }
    done += 1;
    onProgress(done);
  }

  await doAtMost(AT_ONCE, invoices, collect).done;
  zip.end();
  const missing = invoices.flatMap((invoice) =>
    failures.has(invoice) ? [{ invoice, error: failures.get(invoice) }] : [],
  );
  const collected = invoices.length - missing.length;
  return { archive: collected > 0 ? new Blob(chunks, { type: 'application/zip' }) : undefined, collected, missing };
}

/** The day first, so that the files are in order. A number of the shop has no sign that a file name forbids, or loses it. */
function toFileName({ invoiceDate, invoiceId }: Named): string {
  return `${invoiceDate.slice(0, 10)} ${invoiceId.replaceAll(/[^\p{L}\p{N}._-]/gu, '-')}.pdf`;
}
