/** The ways to pay, and which of them a country sees (specification 1, section 3.4; decision 14). */
import type { PaymentMethod } from '@perennial/shared/models/payment';

type Method = {
  readonly provider: 'Adyen' | 'PayPal';
  readonly name: string;
  readonly isCreditCard: boolean;
  /** The card host's name of the brand. */
  readonly brand: string;
  /** `card-session`: the embedded card form; `wallet`: a page of the provider, reached by the order's form. */
  readonly way: 'card-session' | 'wallet';
};

const methods = {
  'Adyen.Visa': { provider: 'Adyen', name: 'Visa', isCreditCard: true, brand: 'visa', way: 'card-session' },
  'Adyen.MasterCard': { provider: 'Adyen', name: 'Mastercard', isCreditCard: true, brand: 'mc', way: 'card-session' },
  'Adyen.Amex': { provider: 'Adyen', name: 'American Express', isCreditCard: true, brand: 'amex', way: 'card-session' },
  'Adyen.iDeal': { provider: 'Adyen', name: 'iDEAL', isCreditCard: false, brand: 'ideal', way: 'card-session' },
  'Adyen.Sofort': { provider: 'Adyen', name: 'Sofort', isCreditCard: false, brand: 'sofort', way: 'wallet' },
  PayPal: { provider: 'PayPal', name: 'PayPal', isCreditCard: false, brand: 'paypal', way: 'wallet' },
} as const satisfies Record<string, Method>;

export type MethodCode = keyof typeof methods;

const cards: readonly MethodCode[] = ['Adyen.Visa', 'Adyen.MasterCard'];
const cardsWithAmex: readonly MethodCode[] = [...cards, 'Adyen.Amex'];

const usual: readonly MethodCode[] = [...cards, 'PayPal'];

const byCountry: Readonly<Record<string, readonly MethodCode[]>> = {
  CA: [...cardsWithAmex, 'PayPal'],
  US: [...cardsWithAmex, 'PayPal'],
  GB: [...cardsWithAmex, 'PayPal'],
  NL: ['Adyen.iDeal', ...usual],
  DE: [...usual, 'Adyen.Sofort'],
  AT: [...usual, 'Adyen.Sofort'],
};

export function isMethodCode(code: string): code is MethodCode {
  return code in methods;
}

/** A way to pay by its code. */
export function methodOf(code: MethodCode): Method {
  return methods[code];
}

/** The codes that a country sees; Great Britain sees fewer cards without consent (specification 2, section 6). */
export function methodCodesFor(country: string, sbeCompliance: string | null): readonly MethodCode[] {
  const codes = byCountry[country] ?? usual;
  return country === 'GB' && sbeCompliance === 'False' ? codes.filter((code) => code !== 'Adyen.Amex') : codes;
}

/** A way to pay as the wire tells it. */
export function toPaymentMethod(code: MethodCode, logosUrl: string): PaymentMethod {
  const { provider, name, isCreditCard, brand } = methods[code];
  return { provider, isCreditCard, code, name, logoUrl: `${logosUrl}${brand}.svg` };
}
