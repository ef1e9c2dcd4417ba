/** Payments on the page of a wallet. The order's provider form opens the page. */
import { randomBytes } from 'node:crypto';

export type WalletPayment = {
  readonly token: string;
  readonly methodName: string;
  readonly orderNumber: string;
  /** Formatted, with its currency. */
  readonly amount: string;
  /** Language tag of the page. */
  readonly language: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

export class Wallets {
  readonly #payments = new Map<string, WalletPayment>();
  readonly #publicUrl: string;

  /** `publicUrl` is the URL of the server with `walletPages`. */
  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** Opens a payment and returns its provider form. The form's action also works as a link. */
  open(payment: Omit<WalletPayment, 'token'>): string {
    const token = randomBytes(18).toString('base64url');
    this.#payments.set(token, { ...payment, token });
    // As some providers do, the form carries its values in an input without a type and in an area of text.
    const values = `<input name="reference" value="${payment.orderNumber}"><textarea name="data">${token}</textarea>`;
    return `<form method="post" action="${this.#publicUrl}/wallet/${token}">${values}<button type="submit">${payment.methodName}</button></form>`;
  }

  byToken(token: string): WalletPayment | undefined {
    return this.#payments.get(token);
  }

  reset(): void {
    this.#payments.clear();
  }
}
