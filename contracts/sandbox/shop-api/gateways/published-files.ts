/** PDFs at unguessable URLs. Anyone with the URL can download the file for 15 minutes. */
import { randomBytes } from 'node:crypto';

type PublishedFile = {
  /** File name of the download. */
  readonly name: string;
  /** Creates the PDF for a download. */
  readonly create: () => Promise<Buffer>;
};

const LIFETIME_MS = 15 * 60 * 1000;

export class PublishedFiles {
  readonly #files = new Map<string, PublishedFile & { readonly expiresAt: number }>();
  readonly #publicUrl: string;
  readonly #now: () => number;

  /** `publicUrl` is the URL of the server with `publishedFilePages`. */
  constructor(publicUrl: string, now: () => number = Date.now) {
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** Returns the URL of the file. */
  publish(file: PublishedFile): string {
    const token = randomBytes(24).toString('base64url');
    this.#files.set(token, { ...file, expiresAt: this.#now() + LIFETIME_MS });
    return `${this.#publicUrl}/files/${token}/${encodeURIComponent(file.name)}`;
  }

  byToken(token: string): PublishedFile | undefined {
    const file = this.#files.get(token);
    if (file && file.expiresAt <= this.#now()) this.#files.delete(token);
    return this.#files.get(token);
  }

  reset(): void {
    this.#files.clear();
  }
}
