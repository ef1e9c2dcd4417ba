/** The outcome of a card payment: the result of the test card, if the entered data is valid. */
import { findBrandByName, validateCode, validateExpiry } from './browser/card-rules.js';
import { decodeField } from './browser/field-blob.js';
import type { Outcome } from './card-sessions.ts';
import { findTestCard } from './test-cards.ts';

type CardDetails = {
  readonly encryptedCardNumber: string;
  readonly encryptedExpiryMonth: string;
  readonly encryptedExpiryYear: string;
  readonly encryptedSecurityCode?: string | undefined;
  readonly holderName?: string | undefined;
};

const refused = (reason: string): Outcome => ({ resultCode: 'Refused', reason });

/** Returns the outcome; undefined if the fields were not encoded by the card form of this host. */
export function findCardOutcome(details: CardDetails, brands: readonly string[], today: Date): Outcome | undefined {
  const number = decodeField('number', details.encryptedCardNumber);
  const expiryMonth = decodeField('month', details.encryptedExpiryMonth);
  const expiryYear = decodeField('year', details.encryptedExpiryYear);
  if (number === undefined || expiryMonth === undefined || expiryYear === undefined) return undefined;

  const card = findTestCard(number);
  if (!card) return refused('Not a test card');
  const brand = findBrandByName(card.brand);
  const code = decodeField('code', details.encryptedSecurityCode) ?? '';
  if (!brands.includes(card.brand)) return refused('Brand is not accepted here');
  if (validateExpiry({ month: expiryMonth, year: expiryYear.slice(-2) }, today)) return refused('Expired card');
  if (validateCode(code, brand, brand?.codePolicy)) return refused('Security code does not fit');

  const { holderName = '' } = details;
  const lastDigits = number.slice(-4);
  return {
    resultCode: card.result,
    ...(card.reason === undefined ? {} : { reason: card.reason }),
    method: { type: 'scheme', brand: card.brand, lastDigits, expiryMonth, expiryYear, holderName },
  };
}
