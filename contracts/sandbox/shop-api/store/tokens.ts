/** User tokens. A call renews a token before it expires and sends the new one in its `user-token` header. */
import { randomBytes } from 'node:crypto';

export type IssuedToken = {
  readonly customerId: string;
  /** User name of the admin who acts for the customer; undefined for a customer's own token. */
  readonly adminName: string | undefined;
  readonly expiresAt: number;
};

export const TOKEN_LIFETIME_MS = 60 * 60 * 1000;

/** A token that expires sooner than this is renewed by the next call. */
export const RENEWAL_MARGIN_MS = 10 * 60 * 1000;

/** Tokens expire in real time: the sandbox's clock signs no one out. */
export class Tokens {
  #issued = new Map<string, IssuedToken>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Has its tokens in this map from now on, which somebody else keeps. */
  keepIn(issued: Map<string, IssuedToken>): void {
    this.#issued = issued;
  }

  /** Returns a new token of a customer; with a user name, the token of an admin who acts for the customer. */
  issue(customerId: string, adminName?: string, lifetimeMs = TOKEN_LIFETIME_MS): string {
    const token = `ut_${randomBytes(24).toString('base64url')}`;
    this.#issued.set(token, { customerId, adminName, expiresAt: this.#now() + lifetimeMs });
    return token;
  }

  /** Returns a new token that the next call renews. */
  issueExpiring(customerId: string): string {
    return this.issue(customerId, undefined, RENEWAL_MARGIN_MS / 2);
  }

  /** Returns the id of a valid token's customer, for an admin's token too. */
  findCustomerId(token: string): string | undefined {
    return this.#findValid(token)?.customerId;
  }

  /** Returns the user name of a valid token's admin; undefined for a customer's token. */
  findAdminName(token: string): string | undefined {
    return this.#findValid(token)?.adminName;
  }

  /** Returns a new token if this one expires soon. The old one is invalid from then on, also for parallel requests. */
  renew(token: string): string | undefined {
    const issued = this.#findValid(token);
    if (!issued || issued.expiresAt - this.#now() > RENEWAL_MARGIN_MS) return undefined;
    this.#issued.delete(token);
    return this.issue(issued.customerId, issued.adminName);
  }

  /** Lets every token expire soon, so that the next call with it renews it. */
  expireSoon(): void {
    const expiresAt = this.#now() + RENEWAL_MARGIN_MS / 2;
    for (const [token, issued] of this.#issued) this.#issued.set(token, { ...issued, expiresAt });
  }

  reset(): void {
    this.#issued.clear();
  }

  #findValid(token: string): IssuedToken | undefined {
    const issued = this.#issued.get(token);
    if (issued && issued.expiresAt <= this.#now()) this.#issued.delete(token);
    return this.#issued.get(token);
  }
}
