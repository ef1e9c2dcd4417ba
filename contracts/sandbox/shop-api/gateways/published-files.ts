/** Files behind links that nobody can guess: whoever has the link may fetch the file for a quarter of an hour. */
import { randomBytes } from 'node:crypto';

export type PublishedFile = {
  /** As a browser saves it. */
  readonly name: string;
  /** Makes the PDF when it is fetched. */
  readonly make: () => Promise<Buffer>;
};

const LIFETIME_MS = 15 * 60 * 1000;

export class PublishedFiles {
  readonly #files = new Map<string, PublishedFile & { readonly expiresAt: number }>();
  readonly #publicUrl: string;
  readonly #now: () => number;

  /** `publicUrl` is the address of the server on which `publishedFilePages` are. */
  constructor(publicUrl: string, now: () => number = Date.now) {
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** The link to a file. */
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
