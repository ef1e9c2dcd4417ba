/** The card host, as far as the shop uses it: sessions of the card form. Their results reach `applyPaymentResult`. */
export type CardSessionRequest = {
  /** `value` is in minor units. */
  readonly amount: { readonly currency: string; readonly value: number };
  readonly countryCode: string;
  readonly shopperLocale: string;
  /** Number of the order or payment. */
  readonly reference: string;
  readonly returnUrl: string;
  readonly brands: readonly string[];
};

export type CardGateway = {
  /** The browser's key to the card host. */
  readonly clientKey: string;
  create(request: CardSessionRequest): { readonly id: string; readonly sessionData: string };
};
