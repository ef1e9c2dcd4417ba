/** The card library, put into a page. This module and the library are loaded only when a card form opens. */
import { AdyenCheckout, Card, type CoreConfiguration } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { PaymentSession } from '@perennial/shared/models/payment';
import { cardHosts } from './card-hosts.ts';

/** `pending`: the bank has not said yes yet, nor no. */
export type CardResult = 'authorised' | 'pending' | 'failed';

export type CardFormOptions = {
  readonly session: PaymentSession;
  /** The only brand that the form takes, as the library names it. */
  readonly brand: string;
  readonly language: string;
  readonly countryCode: string;
  readonly hostUrl: string | undefined;
  readonly onResult: (result: CardResult) => void;
};

const results: Readonly<Record<string, CardResult>> = {
  Authorised: 'authorised',
  Pending: 'pending',
  Received: 'pending',
};

/** Draws the card form into the element; answers what takes it away. Throws when the provider cannot be reached. */
export async function openCardForm(element: HTMLElement, options: CardFormOptions): Promise<() => void> {
  const { session, brand, language, countryCode, hostUrl, onResult } = options;
  let card: Card | undefined;

  function tell(resultCode: string | undefined): void {
    const result = results[resultCode ?? ''] ?? 'failed';
    // The library keeps its spinner after a refusal; ready again, another try goes to the same session.
    if (result === 'failed') card?.setStatus('ready');
    onResult(result);
  }

  const checkout = await AdyenCheckout({
    session: { id: session.id, sessionData: session.session },
    clientKey: session.clientKey,
    environment: session.environment as NonNullable<CoreConfiguration['environment']>,
    locale: language,
    countryCode,
    analytics: { enabled: false },
    ...(hostUrl && { _environmentUrls: cardHosts(hostUrl) }),
    onPaymentCompleted: ({ resultCode }) => tell(resultCode),
    // A request that fails is told twice, here without a result: the second telling changes nothing.
    onPaymentFailed: (data) => tell(data?.resultCode),
    onError: () => {
      if (card) tell(undefined);
    },
  });
  card = new Card(checkout, { brands: [brand], hasHolderName: true, holderNameRequired: true });
  card.mount(element);
  return () => {
    card?.unmount();
  };
}
