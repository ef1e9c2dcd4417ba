/** User tokens: handed out at sign-in, renewed in an answer's `user-token` header before they end. */
import { randomBytes } from 'node:crypto';

type Issued = {
  readonly customerId: string;
  /** User name of the customer-care admin who acts for the customer; undefined for customers themselves. */
  readonly adminName: string | undefined;
  readonly expiresAt: number;
};

export const TOKEN_LIFETIME_MS = 60 * 60 * 1000;

/** A token with less than this left is replaced with the next answer. */
export const RENEWAL_MARGIN_MS = 10 * 60 * 1000;

/** Tokens live in real time: days that pass on the sandbox's calendar sign nobody out. */
export class Tokens {
  readonly #issued = new Map<string, Issued>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  issue(customerId: string, adminName?: string): string {
    const token = `ut_${randomBytes(24).toString('base64url')}`;
    this.#issued.set(token, { customerId, adminName, expiresAt: this.#now() + TOKEN_LIFETIME_MS });
    return token;
  }

  /** The customer whose valid token this is, or for whom an admin has it. */
  customerOf(token: string): string | undefined {
    return this.#valid(token)?.customerId;
  }

  /** The admin whose valid token this is. */
  adminOf(token: string): string | undefined {
    return this.#valid(token)?.adminName;
  }

  /** A new token for one that is near its end; the old one stays good until then, for answers that are under way. */
  renewalOf(token: string): string | undefined {
    const issued = this.#issued.get(token);
    if (!issued || issued.expiresAt - this.#now() > RENEWAL_MARGIN_MS) return undefined;
    return this.issue(issued.customerId, issued.adminName);
  }

  reset(): void {
    this.#issued.clear();
  }

  #valid(token: string): Issued | undefined {
    const issued = this.#issued.get(token);
    if (issued && issued.expiresAt <= this.#now()) this.#issued.delete(token);
    return this.#issued.get(token);
  }
}
