/**
 * The code of a receipt: what it says, with a signature that only the BFF can make (docs/rules/receipts.md#signature,
 * ADR 82). The keys come from the secrets of the sessions: the newest signs, all verify.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type ReceiptStatement, statementSchema } from '@perennial/shared/receipt';
import { readFields } from '@perennial/shared/unknown-values';
import { areEqualSecrets, createKeyedHash, type KeyedHash } from '../secrets.ts';

/** The name of this form of a code. */
const FORM = 'PR1';

/** Spaces and line breaks are removed before: a printed code is broken into lines. */
const CODE = new RegExp(`${FORM}\\.([\\w-]+)\\.([\\w-]{43})`);

/** Far more than a statement has. It limits what a code is unpacked to. */
const MAX_BYTES = 32_768;

/** So many letters of a hash say whether two people are the same. */
const PERSON_LETTERS = 16;

type Verified = { readonly statement: ReceiptStatement; readonly isOf: (person: string) => boolean };

export class ReceiptCodes {
  readonly #newest: KeyedHash;
  readonly #all: readonly KeyedHash[];

  /** `secrets` are those of the sessions, newest first. */
  constructor([newest, ...older]: readonly [string, ...string[]]) {
    this.#newest = deriveKey(newest);
    this.#all = [this.#newest, ...older.map(deriveKey)];
  }

  /** Returns the code of a statement for a person, who is in it as a hash. */
  sign(statement: ReceiptStatement, person: string): string {
    const text = toCanonicalJson({ ...statement, of: hashPerson(this.#newest, person) });
    const signed = `${FORM}.${deflateRawSync(text).toString('base64url')}`;
    return `${signed}.${this.#newest(signed)}`;
  }

  /** Returns what the code in a text says; undefined if the text has none that a secret of the sessions has signed. */
  verify(text: string): Verified | undefined {
    const [, content = '', signature = ''] = CODE.exec(text.replaceAll(/\s/g, '')) ?? [];
    const signed = `${FORM}.${content}`;
    const [key] = this.#all.filter((hash) => areEqualSecrets(signature, hash(signed)));
    if (!key) return undefined;
    const { of, ...said } = unpack(content);
    const statement = statementSchema.safeParse(said).data;
    return statement && { statement, isOf: (person) => of === hashPerson(key, person) };
  }
}

const deriveKey = (secret: string): KeyedHash => createKeyedHash(secret, 'perennial receipts');

const hashPerson = (hash: KeyedHash, person: string): string => hash(`person ${person}`).slice(0, PERSON_LETTERS);

/** Only signed content is unpacked. */
function unpack(content: string): Readonly<Record<string, unknown>> {
  return readFields(
    JSON.parse(inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: MAX_BYTES }).toString()),
  );
}

/** Returns JSON with the fields in the order of their names, so that equal statements are equal texts. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
