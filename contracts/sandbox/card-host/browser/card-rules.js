// Validation of card number, expiry date and security code. The frames in the browser and the server share these pure
// functions. The error codes are defined by the card library.

/** @typedef {{ name: string, pattern: RegExp, lengths: readonly number[], codeLength: number, codePolicy: 'required' | 'optional' }} CardBrand */

/** @type {readonly CardBrand[]} The first matching pattern counts. */
const cardBrands = [
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
export const findBrandByName = (name) => cardBrands.find((brand) => brand.name === name);

/**
 * Returns the brand by the first digits of a number.
 * @param {string} digits
 */
export const findBrand = (digits) => cardBrands.find(({ pattern }) => pattern.test(digits));

/**
 * Checks the Luhn digit (ISO/IEC 7812-1, annex B).
 * @param {string} digits
 */
export function hasValidCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/**
 * Returns the valid lengths of a number: the length from the brand look-up, else the lengths of the brand.
 * @param {CardBrand | undefined} brand
 * @param {number} [panLength]
 */
const validLengths = (brand, panLength) =>
  panLength === undefined ? (brand?.lengths ?? UNKNOWN_LENGTHS) : [panLength];

/**
 * Returns the maximum number of digits.
 * @param {CardBrand | undefined} brand
 * @param {number} [panLength]
 */
export const maxNumberLength = (brand, panLength) => Math.max(...validLengths(brand, panLength));

/**
 * Returns the error code of a card number; undefined if it is valid.
 * @param {string} digits
 * @param {{ brand?: CardBrand | undefined, panLength?: number | undefined, checksDigit?: boolean }} [options]
 */
export function validateNumber(digits, { brand = findBrand(digits), panLength, checksDigit = true } = {}) {
  if (digits === '') return 'cc.num.900';
  if (!validLengths(brand, panLength).includes(digits.length)) return 'cc.num.901';
  return checksDigit && !hasValidCheckDigit(digits) ? 'cc.num.902' : undefined;
}

/**
 * Returns the error code of an expiry date; undefined if it is valid. A card is valid until the end of its month.
 * @param {{ month: string, year: string }} date two digits each, fewer if incomplete
 * @param {Date} today
 */
export function validateExpiry({ month, year }, today) {
  if (month === '' && year === '') return 'cc.dat.910';
  const monthNumber = Number(month);
  if (month.length !== 2 || year.length !== 2 || monthNumber < 1 || monthNumber > 12) return 'cc.dat.911';
  const months = (2000 + Number(year) - today.getFullYear()) * 12 + monthNumber - 1 - today.getMonth();
  if (months < 0) return 'cc.dat.912';
  return months > YEARS_AHEAD * 12 ? 'cc.dat.913' : undefined;
}

/**
 * Returns the error code of a security code; undefined if it is valid.
 * @param {string} digits
 * @param {CardBrand | undefined} brand
 * @param {string} [policy] `required`, `optional` or `hidden`
 */
export function validateCode(digits, brand, policy = 'required') {
  if (digits === '') return policy === 'required' ? 'cc.cvc.920' : undefined;
  return digits.length === codeLengthOf(brand) ? undefined : 'cc.cvc.921';
}

/** @param {CardBrand | undefined} brand */
export const codeLengthOf = (brand) => brand?.codeLength ?? 3;

/**
 * Formats a number in groups: 4-6-5 for American Express, groups of four for other brands.
 * @param {string} digits
 * @param {CardBrand | undefined} brand
 */
export function formatNumber(digits, brand) {
  const groups =
    brand?.name === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d+)?$/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/**
 * Parses an entered date: `5` becomes month 05, `12/2030` becomes 12/30.
 * @param {string} text
 */
export function parseExpiry(text) {
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
 * Formats a date as MM/YY. The slash is added while the user types, but not while the user deletes, so that it can be
 * deleted.
 * @param {{ month: string, year: string }} date
 * @param {{ isDeleting: boolean }} options
 */
export const formatExpiry = ({ month, year }, { isDeleting }) =>
  month.length === 2 && (year !== '' || !isDeleting) ? `${month}/${year}` : month;
