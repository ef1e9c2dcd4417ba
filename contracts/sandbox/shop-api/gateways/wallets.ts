/** Payments on a provider's own page: an order's form leads there, and the person comes back with an outcome. */
import { randomBytes } from 'node:crypto';

export type WalletPayment = {
  readonly token: string;
  readonly methodName: string;
  readonly orderNumber: string;
  /** As a person reads it, with currency. */
  readonly amount: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

export class Wallets {
  readonly #payments = new Map<string, WalletPayment>();
  readonly #publicUrl: string;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** Opens a payment and gives the form that leads to it; its action is good for a plain navigation too. */
  open(payment: Omit<WalletPayment, 'token'>): string {
    const token = randomBytes(18).toString('base64url');
    this.#payments.set(token, { ...payment, token });
    return `<form method="post" action="${this.#publicUrl}/wallet/${token}"><button type="submit">${payment.methodName}</button></form>`;
  }

  byToken(token: string): WalletPayment | undefined {
    return this.#payments.get(token);
  }

  reset(): void {
    this.#payments.clear();
  }
}
