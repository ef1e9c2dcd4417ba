// What makes a card number, an expiry date and a security code complete and right. Pure: the field in the browser and the
// host's answers follow the same rows. The codes are the card library's own.

/** @typedef {{ name: string, pattern: RegExp, lengths: readonly number[], codeLength: number, codePolicy: 'required' | 'optional' }} CardBrand */

/** @type {readonly CardBrand[]} The first match counts. */
export const cardBrands = [
  { name: 'visa', pattern: /^4/, lengths: [16], codeLength: 3, codePolicy: 'required' },
  {
    name: 'mc',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
    codePolicy: 'required',
  },
  { name: 'amex', pattern: /^3[47]/, lengths: [15], codeLength: 4, codePolicy: 'required' },
  {
    name: 'maestro',
    pattern: /^(50|5[6-9]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    codeLength: 3,
    codePolicy: 'optional',
  },
];

const UNKNOWN_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];
const YEARS_AHEAD = 30;

/** @param {string} name */
export const brandNamed = (name) => cardBrands.find((brand) => brand.name === name);

/**
 * The brand that a number of any length begins like.
 * @param {string} digits
 */
export const brandOf = (digits) => cardBrands.find(({ pattern }) => pattern.test(digits));

/**
 * Luhn's check digit (ISO/IEC 7812-1, annex B).
 * @param {string} digits
 */
export function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/**
 * The lengths that a number may have; a length that the host gave for this very card wins over the brand's.
 * @param {CardBrand | undefined} brand
 * @param {number} [panLength]
 */
const lengthsOf = (brand, panLength) => (panLength === undefined ? (brand?.lengths ?? UNKNOWN_LENGTHS) : [panLength]);

/**
 * The most digits that the field takes.
 * @param {CardBrand | undefined} brand
 * @param {number} [panLength]
 */
export const longestNumber = (brand, panLength) => Math.max(...lengthsOf(brand, panLength));

/**
 * The code of what is wrong with a number, or undefined.
 * @param {string} digits
 * @param {{ brand?: CardBrand | undefined, panLength?: number | undefined, checksDigit?: boolean }} [options]
 */
export function numberProblem(digits, { brand = brandOf(digits), panLength, checksDigit = true } = {}) {
  if (digits === '') return 'cc.num.900';
  if (!lengthsOf(brand, panLength).includes(digits.length)) return 'cc.num.901';
  return checksDigit && !hasCheckDigit(digits) ? 'cc.num.902' : undefined;
}

/**
 * The code of what is wrong with an expiry date, or undefined; a card is good until its month ends.
 * @param {{ month: string, year: string }} date two digits each, fewer when it is incomplete
 * @param {Date} today
 */
export function expiryProblem({ month, year }, today) {
  if (month === '' && year === '') return 'cc.dat.910';
  const monthNumber = Number(month);
  if (month.length !== 2 || year.length !== 2 || monthNumber < 1 || monthNumber > 12) return 'cc.dat.911';
  const months = (2000 + Number(year) - today.getFullYear()) * 12 + monthNumber - 1 - today.getMonth();
  if (months < 0) return 'cc.dat.912';
  return months > YEARS_AHEAD * 12 ? 'cc.dat.913' : undefined;
}

/**
 * The code of what is wrong with a security code, or undefined.
 * @param {string} digits
 * @param {CardBrand | undefined} brand
 * @param {string} [policy] `required`, `optional` or `hidden`
 */
export function codeProblem(digits, brand, policy = 'required') {
  if (digits === '') return policy === 'required' ? 'cc.cvc.920' : undefined;
  return digits.length === codeLengthOf(brand) ? undefined : 'cc.cvc.921';
}

/** @param {CardBrand | undefined} brand */
export const codeLengthOf = (brand) => brand?.codeLength ?? 3;

/**
 * A number as it stands on the card: 4-6-5 for American Express, fours for the rest.
 * @param {string} digits
 * @param {CardBrand | undefined} brand
 */
export function writtenNumber(digits, brand) {
  const groups =
    brand?.name === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d+)?$/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/**
 * Month and year of what was typed: `5` is taken for May, `12/2030` for 12/30.
 * @param {string} text
 */
export function typedExpiry(text) {
  const [before = '', after] = text.split('/').map((part) => part.replace(/\D/g, ''));
  const startsLate = /^[2-9]/.test(before) || (after !== undefined && before.length === 1 && before !== '0');
  const digits = `${startsLate ? '0' : ''}${before}${after ?? ''}`;
  const year = digits.slice(2);
  return {
    month: digits.slice(0, 2),
    year: year.length >= 4 ? year.slice(2, 4) : year.slice(0, year.startsWith('20') ? 4 : 2),
  };
}

/**
 * A date as it stands on the card. The stroke comes by itself while typing, but not while deleting: it could not be
 * deleted then.
 * @param {{ month: string, year: string }} date
 * @param {{ isDeleting: boolean }} how
 */
export const writtenExpiry = ({ month, year }, { isDeleting }) =>
  month.length === 2 && (year !== '' || !isDeleting) ? `${month}/${year}` : month;
