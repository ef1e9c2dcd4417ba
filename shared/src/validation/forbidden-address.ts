/**
 * Addresses that no parcel of ours can be left at: PO boxes and courier boxes (specification 1, section 5), in the words
 * of each culture's language and never inside longer words (decision 9).
 */

/** Clear in any country. */
const everywhere = [
  'p\\.?\\s*o\\.?\\s*box',
  'post\\s*office\\s*box',
  'pmb',
  'fed\\s*ex',
  'ups\\s+store',
  'postbus',
  'postfach',
  'packstation',
  'bo[iî]te\\s+postale',
  'case\\s+postale',
  'casella\\s+postale',
  'apartado',
  'skrytka\\s+pocztowa',
  'po[šs]tovn[íi]\\s+p[řr]ihr[áa]dka',
  'postbox',
  'c[ăa]su[țţt]a\\s+po[șşs]tal[ăa]',
];

/** Short forms that mean a box in some countries only. */
const byCountry: Readonly<Record<string, readonly string[]>> = {
  FR: ['b\\.?p\\.?\\s*\\d+'],
  BE: ['b\\.?p\\.?\\s*\\d+'],
  CA: ['b\\.?p\\.?\\s*\\d+', 'c\\.?p\\.?\\s*\\d+'],
  IT: ['c\\.?p\\.?\\s*\\d+'],
  RO: ['c\\.?p\\.?\\s*\\d+'],
  SE: ['box\\s*\\d+'],
  NL: ['antwoordnummer\\s*\\d+'],
  DE: ['postfiliale\\s*\\d+'],
  AT: ['abholstation\\s*\\d+'],
  ES: ['apdo\\.?\\s*\\d+'],
  PL: ['skr\\.?\\s*poczt\\.?\\s*\\d+', 'paczkomat'],
};

function asWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words.join('|')})(?![\\p{L}\\p{M}\\d])`, 'iu');
}

const anywhere = asWords(everywhere);

/** Whether an address line names a PO box or a courier's box. */
export function isForbiddenAddress(country: string, line: string): boolean {
  const text = line.normalize('NFC');
  const words = byCountry[country];
  return anywhere.test(text) || (words !== undefined && asWords(words).test(text));
}
