/** E-mail addresses: something, an at sign, and a domain with a dot; the rest only sending can tell. */

const email = /^[^\s@<>()",;:]+@[^\s@<>()",;:.]+(\.[^\s@<>()",;:.]+)*\.[\p{L}\d-]{2,}$/u;

export function isEmailAddress(text: string): boolean {
  return email.test(text);
}
