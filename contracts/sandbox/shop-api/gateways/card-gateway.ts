/** The shop's view of the card host: sessions for the card form. What comes of them reaches `Shop.takePaymentResult`. */
export type CardSessionRequest = {
  readonly amount: { readonly currency: string; readonly value: number };
  readonly countryCode: string;
  readonly shopperLocale: string;
  readonly reference: string;
  readonly returnUrl: string;
  readonly brands: readonly string[];
};

export type CardGateway = {
  /** The browser's key to the card host. */
  readonly clientKey: string;
  create(request: CardSessionRequest): { readonly id: string; readonly sessionData: string };
};
