/** E-mail addresses: a name, an at sign, and a domain with a dot. Whether the address exists is not checked. */

const email = /^[^\s@<>()",;:]+@[^\s@<>()",;:.]+(\.[^\s@<>()",;:.]+)*\.[\p{L}\d-]{2,}$/u;

/** Whether the text has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return email.test(text);
}
