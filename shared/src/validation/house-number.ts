/** House numbers by country (specification 1, section 5). */

const short = /^(?=.*\d)[\p{L}\d/]{1,4}$/u;
const long = /^(?=.*\d)[\p{L}\d/]{1,10}$/u;
const fourDigits = /^\d{1,4}$/;
const fiveDigits = /^\d{1,5}$/;
const fiveCharacters = /^(?=.*\d).{1,5}$/u;

const houseNumbers: Readonly<Record<string, RegExp>> = {
  NL: short,
  US: short,
  CA: short,
  DE: short,
  GB: short,
  PL: long,
  CZ: long,
  ES: fourDigits,
  IT: fourDigits,
  FR: fiveDigits,
  SE: fiveDigits,
  RO: fiveDigits,
  BE: fiveCharacters,
  AT: fiveCharacters,
};

/** Whether the text is a house number that the country accepts. */
export function isHouseNumber(country: string, text: string): boolean {
  return houseNumbers[country]?.test(text) ?? text.length > 0;
}
