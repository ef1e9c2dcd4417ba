/** Payment methods and the countries that offer them: docs/rules/payments.md#payment-methods */
import type { PaymentMethod } from '@perennial/shared/models/payment';

type Method = {
  readonly provider: 'Adyen' | 'PayPal';
  readonly name: string;
  readonly isCreditCard: boolean;
  /** The card host's name of the brand. */
  readonly brand: string;
  /** `card-session`: the embedded card form; `wallet`: a page of the provider, opened by a provider form. */
  readonly channel: 'card-session' | 'wallet';
};

const methods = {
  'Adyen.Visa': { provider: 'Adyen', name: 'Visa', isCreditCard: true, brand: 'visa', channel: 'card-session' },
  'Adyen.MasterCard': {
    provider: 'Adyen',
    name: 'Mastercard',
    isCreditCard: true,
    brand: 'mc',
    channel: 'card-session',
  },
  'Adyen.Amex': {
    provider: 'Adyen',
    name: 'American Express',
    isCreditCard: true,
    brand: 'amex',
    channel: 'card-session',
  },
  'Adyen.iDeal': { provider: 'Adyen', name: 'iDEAL', isCreditCard: false, brand: 'ideal', channel: 'card-session' },
  'Adyen.Sofort': { provider: 'Adyen', name: 'Sofort', isCreditCard: false, brand: 'sofort', channel: 'wallet' },
  PayPal: { provider: 'PayPal', name: 'PayPal', isCreditCard: false, brand: 'paypal', channel: 'wallet' },
} as const satisfies Record<string, Method>;

export type MethodCode = keyof typeof methods;

const cards: readonly MethodCode[] = ['Adyen.Visa', 'Adyen.MasterCard'];
const cardsWithAmex: readonly MethodCode[] = [...cards, 'Adyen.Amex'];

const defaultMethods: readonly MethodCode[] = [...cards, 'PayPal'];

const byCountry: Readonly<Record<string, readonly MethodCode[]>> = {
  CA: [...cardsWithAmex, 'PayPal'],
  US: [...cardsWithAmex, 'PayPal'],
  GB: [...cardsWithAmex, 'PayPal'],
  NL: ['Adyen.iDeal', ...defaultMethods],
  DE: [...defaultMethods, 'Adyen.Sofort'],
  AT: [...defaultMethods, 'Adyen.Sofort'],
};

export function isMethodCode(code: string): code is MethodCode {
  return code in methods;
}

export function findMethod(code: MethodCode): Method {
  return methods[code];
}

export function isPaidByCardSession(code: MethodCode): boolean {
  return methods[code].channel === 'card-session';
}

/** Returns the methods that a country offers, in the order of the screens. Great Britain offers fewer without consent. */
export function listMethodCodes(country: string, sbeCompliance: string | null): readonly MethodCode[] {
  const codes = byCountry[country] ?? defaultMethods;
  return country === 'GB' && sbeCompliance === 'False' ? codes.filter((code) => code !== 'Adyen.Amex') : codes;
}

/** Returns the code if the country offers it with this consent; undefined otherwise. */
export function findOfferedMethod(
  code: string | undefined,
  country: string,
  sbeCompliance: string | null,
): MethodCode | undefined {
  return listMethodCodes(country, sbeCompliance).find((offered) => offered === code);
}

/** Converts a method to the wire; `logosUrl` ends with a slash. */
export function toPaymentMethod(code: MethodCode, logosUrl: string): PaymentMethod {
  const { provider, name, isCreditCard, brand } = methods[code];
  return { provider, isCreditCard, code, name, logoUrl: `${logosUrl}${brand}.svg` };
}
