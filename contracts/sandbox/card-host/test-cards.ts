/** The test cards. They accept any future expiry date, any security code of the right length and any name. */
import { codeLengthOf, findBrandByName } from './browser/card-rules.js';

type Result = 'Authorised' | 'Refused' | 'Pending';

export type TestCard = {
  /** Digits only. */
  readonly number: string;
  /** Name of the brand in the card library. */
  readonly brand: 'visa' | 'mc' | 'amex' | 'maestro';
  readonly result: Result;
  /** Reason of a refusal, as a bank reports it. */
  readonly reason?: string;
  /** Description on the console. */
  readonly description: string;
  /** An accepted example, as is `securityCode`. */
  readonly expiryDate: string;
  readonly securityCode: string;
};

type Row = Omit<TestCard, 'expiryDate' | 'securityCode'>;

const rows: readonly Row[] = [
  { number: '4111111111111111', brand: 'visa', result: 'Authorised', description: 'Visa, approved' },
  {
    number: '4000000000000002',
    brand: 'visa',
    result: 'Refused',
    reason: 'Declined by the bank',
    description: 'Visa, refused',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    result: 'Refused',
    reason: 'Not enough balance',
    description: 'Visa, refused: not enough money in the account',
  },
  { number: '4000000000003220', brand: 'visa', result: 'Pending', description: 'Visa, the bank has not decided yet' },
  { number: '5555555555554444', brand: 'mc', result: 'Authorised', description: 'Mastercard, approved' },
  {
    number: '2223000048410010',
    brand: 'mc',
    result: 'Authorised',
    description: 'Mastercard of the 2 series, approved',
  },
  {
    number: '5105105105105100',
    brand: 'mc',
    result: 'Refused',
    reason: 'Declined by the bank',
    description: 'Mastercard, refused',
  },
  {
    number: '5200000000000007',
    brand: 'mc',
    result: 'Refused',
    reason: 'Card is blocked',
    description: 'Mastercard, refused: reported lost',
  },
  { number: '370000000000002', brand: 'amex', result: 'Authorised', description: 'American Express, approved' },
  {
    number: '378282246310005',
    brand: 'amex',
    result: 'Refused',
    reason: 'Declined by the bank',
    description: 'American Express, refused',
  },
  { number: '6759649826438453', brand: 'maestro', result: 'Authorised', description: 'Maestro, approved' },
];

export const testCards: readonly TestCard[] = rows.map((row) => ({
  ...row,
  expiryDate: '12/34',
  securityCode: '1234'.slice(0, codeLengthOf(findBrandByName(row.brand))),
}));

/** Returns the test card with this number. */
export const findTestCard = (number: string): TestCard | undefined => testCards.find((card) => card.number === number);
