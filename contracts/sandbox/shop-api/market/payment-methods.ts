/** Payment methods and the countries that offer them (docs/rules/payments.md#payment-methods). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { PaymentMethod } from '@perennial/shared/models/payment';

type Method = {
  readonly provider: 'Adyen' | 'PayPal';
  readonly name: string;
  readonly isCreditCard: boolean;
  /** The card host's name of the brand. */
  readonly brand: string;
  /** `card-session`: the embedded card form, or the button of Apple Pay or Google Pay; `wallet`: a page of the provider, opened by a provider form. */
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
  'Adyen.ApplePay': {
    provider: 'Adyen',
    name: 'Apple Pay',
    isCreditCard: false,
    brand: 'applepay',
    channel: 'card-session',
  },
  'Adyen.GooglePay': {
    provider: 'Adyen',
    name: 'Google Pay',
    isCreditCard: false,
    brand: 'googlepay',
    channel: 'card-session',
  },
  'Adyen.Sofort': { provider: 'Adyen', name: 'Sofort', isCreditCard: false, brand: 'sofort', channel: 'wallet' },
  PayPal: { provider: 'PayPal', name: 'PayPal', isCreditCard: false, brand: 'paypal', channel: 'wallet' },
} as const satisfies Record<string, Method>;

export type MethodCode = keyof typeof methods;

const cards: readonly MethodCode[] = ['Adyen.Visa', 'Adyen.MasterCard'];
const cardsWithAmex: readonly MethodCode[] = [...cards, 'Adyen.Amex'];

const cardsAndPayPal: readonly MethodCode[] = [...cards, 'PayPal'];
const wallets: readonly MethodCode[] = ['Adyen.ApplePay', 'Adyen.GooglePay'];

const byCountry: Readonly<Record<CountryCode, readonly MethodCode[]>> = {
  NL: ['Adyen.iDeal', ...cardsAndPayPal],
  US: [...cardsWithAmex, 'PayPal'],
  CA: [...cardsWithAmex, 'PayPal', ...wallets],
  PL: cardsAndPayPal,
  CZ: cardsAndPayPal,
  FR: cardsAndPayPal,
  SE: cardsAndPayPal,
  RO: cardsAndPayPal,
  DE: [...cardsAndPayPal, 'Adyen.Sofort', ...wallets],
  GB: [...cardsWithAmex, 'PayPal', ...wallets],
  IT: cardsAndPayPal,
  ES: cardsAndPayPal,
  AT: [...cardsAndPayPal, 'Adyen.Sofort'],
  BE: cardsAndPayPal,
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
export function listMethodCodes(country: CountryCode, sbeCompliance: string | null): readonly MethodCode[] {
  const codes = byCountry[country];
  return country === 'GB' && sbeCompliance === 'False' ? codes.filter((code) => code !== 'Adyen.Amex') : codes;
}

/** Returns the code if the country offers it with this consent; undefined otherwise. */
export function findOfferedMethod(
  code: string | undefined,
  country: CountryCode,
  sbeCompliance: string | null,
): MethodCode | undefined {
  return listMethodCodes(country, sbeCompliance).find((offered) => offered === code);
}

/** Converts a method to the wire; `logosUrl` ends with a slash. */
export function toPaymentMethod(code: MethodCode, logosUrl: string): PaymentMethod {
  const { provider, name, isCreditCard, brand } = methods[code];
  return { provider, isCreditCard, code, name, logoUrl: `${logosUrl}${brand}.svg` };
}
