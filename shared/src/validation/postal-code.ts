/** Postal codes by country (specification 1, section 5; decision 8): how they are written, and what is one. */

type PostalCodeRow = {
  readonly pattern: RegExp;
  /** Puts a code of capitals and digits without spaces and dashes into its written form. */
  readonly write: (bare: string) => string;
  /** A written example, for hints. */
  readonly example: string;
};

const plain = (bare: string): string => bare;
const after =
  (position: number, mark: string) =>
  (bare: string): string =>
    bare.length > position ? `${bare.slice(0, position)}${mark}${bare.slice(position)}` : bare;
const beforeLastThree = (bare: string): string => (bare.length > 3 ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : bare);

const fiveDigits: Omit<PostalCodeRow, 'example'> = { pattern: /^\d{5}$/, write: plain };
const fourDigits: Omit<PostalCodeRow, 'example'> = { pattern: /^\d{4}$/, write: plain };
const threeAndTwo: Omit<PostalCodeRow, 'example'> = { pattern: /^\d{3} \d{2}$/, write: after(3, ' ') };

const postalCodes: Readonly<Record<string, PostalCodeRow>> = {
  NL: { pattern: /^\d{4} [A-Z]{2}$/, write: after(4, ' '), example: '1012 AB' },
  US: { pattern: /^\d{5}(-\d{4})?$/, write: after(5, '-'), example: '10001' },
  CA: { pattern: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, write: after(3, ' '), example: 'K1A 0B1' },
  DE: { ...fiveDigits, example: '10115' },
  FR: { ...fiveDigits, example: '75001' },
  ES: { ...fiveDigits, example: '28001' },
  IT: { ...fiveDigits, example: '00118' },
  PL: { pattern: /^\d{2}-\d{3}$/, write: after(2, '-'), example: '00-950' },
  GB: {
    pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
    write: beforeLastThree,
    example: 'SW1A 1AA',
  },
  CZ: { ...threeAndTwo, example: '110 00' },
  SE: { ...threeAndTwo, example: '111 20' },
  BE: { ...fourDigits, example: '1000' },
  AT: { ...fourDigits, example: '1010' },
  RO: { pattern: /^\d{6}$/, write: plain, example: '010011' },
};

/** A postal code in its written form: `k1a0b1` becomes `K1A 0B1` in Canada. What is none stays as it was typed, trimmed. */
export function writtenPostalCode(country: string, text: string): string {
  const row = postalCodes[country];
  const written = row?.write(text.toUpperCase().replace(/[\s-]/g, ''));
  return written !== undefined && row?.pattern.test(written) ? written : text.trim();
}

/** Whether the text is a postal code of the country, in its written form. */
export function isPostalCode(country: string, text: string): boolean {
  return postalCodes[country]?.pattern.test(text) ?? text.length > 0;
}

/** A postal code as the country writes it, to show the form. */
export function postalCodeExample(country: string): string | undefined {
  return postalCodes[country]?.example;
}
