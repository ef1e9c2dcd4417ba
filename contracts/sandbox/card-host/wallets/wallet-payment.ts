/** The outcome of a payment with Apple Pay or Google Pay: the result of the test card that the token names. */
import { type Wallet, wallets } from '@perennial/shared/models/payment';
import { readFields } from '@perennial/shared/unknown-values';
import { decodeField } from '../browser/field-blob.js';
import type { Outcome } from '../card-sessions.ts';
import { findTestCard, type TestCard } from '../test-cards.ts';

export const isWallet = (type: string): type is Wallet => wallets.some((wallet) => wallet === type);

/** The cards in the stand-ins of the wallets, with the text of each: one for each result. */
export const walletCards = [
  { number: '4111111111111111', text: 'approved' },
  { number: '4000000000000002', text: 'refused' },
  { number: '4000000000003220', text: 'undecided' },
] as const;

/** What a set-up response says of a wallet. A real account has ids here. */
export const walletConfigurations: Readonly<Record<Wallet, Readonly<Record<string, string>>>> = {
  applepay: { merchantId: 'merchant.perennial.sandbox', merchantName: 'Perennial' },
  googlepay: { merchantId: 'perennial-sandbox', gatewayMerchantId: 'PerennialSandbox', merchantName: 'Perennial' },
};

/** Apple's token is JSON in base64, with the blob in it; Google's is the blob. */
const readBlob: Readonly<Record<Wallet, (method: Readonly<Record<string, unknown>>) => unknown>> = {
  applepay: ({ applePayToken }) => readFields(parseBase64(applePayToken))['data'],
  googlepay: ({ googlePayToken }) => googlePayToken,
};

function parseBase64(value: unknown): unknown {
  try {
    return JSON.parse(Buffer.from(String(value), 'base64').toString());
  } catch {
    return undefined;
  }
}

/** Returns the outcome; undefined if no stand-in of a wallet has made the token. */
export function findWalletOutcome(wallet: Wallet, method: Readonly<Record<string, unknown>>): Outcome | undefined {
  const blob = readBlob[wallet](method);
  const number = typeof blob === 'string' ? decodeField(wallet, blob) : undefined;
  const card = number === undefined ? undefined : findTestCard(number);
  if (!card) return undefined;
  const { result: resultCode, reason } = card;
  return { resultCode, ...(reason !== undefined && { reason }), method: { type: 'scheme', ...toUsedCard(card) } };
}

/** A wallet tells neither the holder nor a date that the customer would read. */
function toUsedCard({ brand, number, expiryDate }: TestCard) {
  const [expiryMonth = '', expiryYear = ''] = expiryDate.split('/');
  return { brand, lastDigits: number.slice(-4), expiryMonth, expiryYear: `20${expiryYear}`, holderName: '' };
}
