/** Encrypts the values of a shared store: they hold tokens of customers (docs/rules/sign-in.md#stored-sessions). */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Key = { readonly id: string; readonly bytes: Buffer };

export class ValueCipher {
  readonly #newest: Key;
  readonly #keys: ReadonlyMap<string, Key>;

  /** `secrets` are those of the sessions, newest first: the newest encrypts, all decrypt. */
  constructor([newest, ...older]: readonly [string, ...string[]]) {
    this.#newest = deriveKey(newest);
    this.#keys = new Map([this.#newest, ...older.map(deriveKey)].map((key) => [key.id, key]));
  }

  /** Returns text that only `decrypt` with the same name can read. */
  encrypt(name: string, value: object): string {
    const { id, bytes } = this.#newest;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(name));
    const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')}`;
  }

  /** Returns the value; undefined for text of another name, of a secret that is no longer used, or changed text. */
  decrypt(name: string, text: string): object | undefined {
    const [id = '', data = ''] = text.split('.');
    const key = this.#keys.get(id);
    if (!key) return undefined;
    const bytes = Buffer.from(data, 'base64');
    try {
      const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return JSON.parse(decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8'));
    } catch {
      return undefined;
    }
  }
}

/** The id of a key says nothing about the key. */
function deriveKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'perennial stored values', KEY_BYTES));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}
