/**
 * Adapts the card library: its card form or, for a bank, its redirect button, or the button of a wallet. This module and
 * the library are loaded when a form opens.
 */
import { AdyenCheckout, Card, type Core, type CoreConfiguration, Redirect } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { cardHosts } from './card-hosts.ts';
import { type CardResult, formStatus, toCardResult } from './card-results.ts';
import { brandOf, walletOf } from './payment-method-kinds.ts';
import type { AgreedAmount } from './wallets/wallet-form.ts';

/** The translations of the library: one for each language, for all its countries. */
const locales: Readonly<Record<string, string>> = {
  cs: 'cs-CZ',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  ro: 'ro-RO',
  sv: 'sv-SE',
};

type CardFormOptions = {
  readonly session: PaymentSession;
  /** The only method that the form accepts. */
  readonly method: Pick<PaymentMethod, 'provider' | 'code' | 'isCreditCard'>;
  readonly language: string;
  readonly countryCode: string;
  readonly hostUrl: string | undefined;
  /** The words of the button of the form; undefined for those of the library. */
  readonly payText: string | undefined;
  /** The amount that the customer agreed to; undefined if nothing is charged. A wallet needs one. */
  readonly agreed: AgreedAmount | undefined;
  /** A card was sent, or the sheet of a wallet is open; a result follows. */
  readonly onPaying: () => void;
  /** `sessionResult` is the proof of the provider for the server, if it gives one. */
  readonly onResult: (result: CardResult, sessionResult?: string) => void;
};

/**
 * Renders the card form into the element. Returns a function that removes it. Throws if the provider cannot be reached.
 */
export async function openCardForm(element: HTMLElement, options: CardFormOptions): Promise<() => void> {
  const { session, method, language, countryCode, hostUrl, payText, agreed, onPaying, onResult } = options;
  const locale = locales[language.slice(0, 2)] ?? language;
  const wallet = walletOf(method);
  let form: Card | Redirect | undefined;

  function report(resultCode: string | undefined, sessionResult?: string): void {
    const result = toCardResult(resultCode);
    const status = formStatus[result];
    if (status) form?.setStatus(status);
    onResult(result, sessionResult);
  }

  const checkout = await AdyenCheckout({
    session: { id: session.id, sessionData: session.session },
    clientKey: session.clientKey,
    // The shop API names the environment; the library refuses one that it does not know.
    environment: session.environment as NonNullable<CoreConfiguration['environment']>,
    locale,
    // The library writes an amount in a form of its own: CA$1.00 beside $1.00.
    ...(payText !== undefined && { translations: { [locale]: { payAmountFormat: payText, payButton: payText } } }),
    countryCode,
    analytics: { enabled: false },
    ...(hostUrl && { _environmentUrls: cardHosts(hostUrl) }),
    // A bank takes nothing before its own page.
    ...(method.isCreditCard && {
      beforeSubmit: (data, _form, { resolve }) => {
        onPaying();
        resolve(data);
      },
    }),
    onPaymentCompleted: ({ resultCode, ...data }) =>
      report(resultCode, 'sessionResult' in data ? data.sessionResult : undefined),
    // The library reports a failed request twice, here without a result. The second report changes nothing.
    onPaymentFailed: (data) => report(data?.resultCode),
    onError: () => {
      if (form) report(undefined);
    },
  });
  if (wallet) {
    if (!agreed) throw new Error('A wallet has no amount to show');
    const { createWalletForm } = await import('./wallets/wallet-form.ts');
    const button = await createWalletForm(checkout, { wallet, agreed, hostUrl, onPaying, onResult });
    button.mount(element);
    return () => {
      button.unmount();
    };
  }
  form = createForm(checkout, method, getComputedStyle(element));
  form.mount(element);
  return () => {
    form?.unmount();
  };
}

/** `page` has the letters that the fields are written in: they are documents of their own. */
function createForm(
  checkout: Core,
  method: CardFormOptions['method'],
  { color, fontSize }: Pick<CSSStyleDeclaration, 'color' | 'fontSize'>,
): Card | Redirect {
  const brand = brandOf(method);
  if (method.isCreditCard) {
    return new Card(checkout, {
      brands: [brand],
      hasHolderName: true,
      holderNameRequired: true,
      styles: { base: { color, fontSize } },
    });
  }
  return new Redirect(checkout, { type: brand });
}
