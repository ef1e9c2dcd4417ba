/** What a bank says to a card: the test card's own answer, if everything that was typed fits it. */
import { brandNamed, codeProblem, expiryProblem } from './browser/card-rules.js';
import { fieldValue } from './browser/field-blob.js';
import type { Outcome } from './card-sessions.ts';
import { testCardOf } from './test-cards.ts';

export type CardDetails = {
  readonly encryptedCardNumber: string;
  readonly encryptedExpiryMonth: string;
  readonly encryptedExpiryYear: string;
  readonly encryptedSecurityCode?: string | undefined;
  readonly holderName?: string | undefined;
};

const refused = (reason: string): Outcome => ({ resultCode: 'Refused', reason });

/** Undefined when the fields are not this host's: such a request never came from the card form. */
export function cardOutcome(details: CardDetails, brands: readonly string[], today: Date): Outcome | undefined {
  const number = fieldValue('number', details.encryptedCardNumber);
  const expiryMonth = fieldValue('month', details.encryptedExpiryMonth);
  const expiryYear = fieldValue('year', details.encryptedExpiryYear);
  if (number === undefined || expiryMonth === undefined || expiryYear === undefined) return undefined;

  const card = testCardOf(number);
  if (!card) return refused('Not a test card');
  const brand = brandNamed(card.brand);
  const code = fieldValue('code', details.encryptedSecurityCode) ?? '';
  if (!brands.includes(card.brand)) return refused('Brand is not accepted here');
  if (expiryProblem({ month: expiryMonth, year: expiryYear.slice(-2) }, today)) return refused('Expired card');
  if (codeProblem(code, brand, brand?.codePolicy)) return refused('Security code does not fit');

  const { holderName = '' } = details;
  const lastDigits = number.slice(-4);
  return {
    resultCode: card.result,
    ...(card.reason === undefined ? {} : { reason: card.reason }),
    method: { type: 'scheme', brand: card.brand, lastDigits, expiryMonth, expiryYear, holderName },
  };
}
