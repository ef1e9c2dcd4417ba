/** Phone numbers by country (specification 1, section 5; decision 8). A country without a row takes the Dutch rule. */

type PhoneRow = {
  readonly isPhone: (written: string) => boolean;
  /** Brings what was typed to the form that is checked and sent. */
  readonly write: (text: string) => string;
};

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

function northAmerican(text: string): string {
  const digits = digitsOf(text);
  const [, country, area, exchange, line] = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? text.trim() : `${country ? '+1 ' : ''}${area}-${exchange}-${line}`;
}

const dutch: PhoneRow = { isPhone: matches(/^(\+31|0)6\d{8}$/), write: (text) => text.replace(/[\s()-]/g, '') };
const american: PhoneRow = { isPhone: matches(/^(\+1 )?[2-9]\d{2}-[2-9]\d{2}-\d{4}$/), write: northAmerican };
const usual: PhoneRow = {
  isPhone: (text) => /^[\d()+-]{1,20}$/.test(text) && digitsOf(text).length >= 6,
  write: withoutSpaces,
};

const phones: Readonly<Record<string, PhoneRow>> = {
  NL: dutch,
  US: american,
  CA: american,
  DE: {
    isPhone: (text) => /^\+?[\d\s()/.-]+$/.test(text) && /^\d{5,15}$/.test(digitsOf(text)),
    write: (text) => text.trim(),
  },
  PL: { isPhone: matches(/^\d{7,13}$/), write: digitsOf },
  GB: {
    isPhone: (text) => /^\d{6,11}$/.test(withoutSpaces(text)) && (text.match(/\s/g) ?? []).length <= 2,
    write: (text) => text.trim(),
  },
  IT: {
    isPhone: matches(/^(?=.{6,11}$)\+?\d+$/),
    // Eleven characters have no room for the country's own prefix.
    write: (text) => withoutSpaces(text).replace(/^(?:\+|00)39(?=\d{6,11}$)/, ''),
  },
  ES: usual,
  FR: usual,
  SE: usual,
  RO: usual,
  CZ: usual,
  BE: usual,
  AT: usual,
};

const rowOf = (country: string): PhoneRow => phones[country] ?? dutch;

/** A phone number in the form that is checked and sent: `(416) 555 0134` becomes `416-555-0134` in Canada. */
export function writtenPhoneNumber(country: string, text: string): string {
  return rowOf(country).write(text);
}

/** Whether the text, in its written form, is a phone number that the country accepts. */
export function isPhoneNumber(country: string, text: string): boolean {
  return rowOf(country).isPhone(text);
}
