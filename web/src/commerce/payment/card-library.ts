/**
 * Adapts the card library: its card form or, for a bank, its redirect button. This module and the library are loaded
 * when a form opens.
 */
import { AdyenCheckout, Card, type Core, type CoreConfiguration, Redirect } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { cardHosts } from './card-hosts.ts';
import { type CardResult, formStatus, toCardResult } from './card-results.ts';
import { brandOf } from './payment-method-kinds.ts';

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
  readonly method: Pick<PaymentMethod, 'code' | 'isCreditCard'>;
  readonly language: string;
  readonly countryCode: string;
  readonly hostUrl: string | undefined;
  /** The words of the button of the form; undefined for those of the library. */
  readonly payText: string | undefined;
  /** A card was sent; its result follows. */
  readonly onPaying: () => void;
  /** `sessionResult` is the proof of the provider for the server, if it gives one. */
  readonly onResult: (result: CardResult, sessionResult?: string) => void;
};

/**
 * Renders the card form into the element. Returns a function that removes it. Throws if the provider cannot be reached.
 */
export async function openCardForm(element: HTMLElement, options: CardFormOptions): Promise<() => void> {
  const { session, method, language, countryCode, hostUrl, payText, onPaying, onResult } = options;
  const locale = locales[language.slice(0, 2)] ?? language;
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
