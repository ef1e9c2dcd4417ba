/** Names of countries in the language of the page. */

/** Returns the name of a country by its ISO 3166-1 code, for example `Belgien`; the code itself for an unknown one. */
export function countryName(language: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
