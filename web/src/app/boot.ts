/** What the page brought with it, or where it brought nothing, the same from the BFF. */

import { BOOT_ELEMENT_ID, type Boot } from '@perennial/shared/boot';
import { type CultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';

/** The culture that an address names in its first segment; undefined where it names none. */
export function cultureInPath(pathname: string): CultureCode | undefined {
  const first = pathname.split('/')[1];
  return isCultureCode(first) ? first : undefined;
}

/** The boot data that the page carries; undefined where it carries none, as with the development server. */
export function inlineBoot(): Boot | undefined {
  const inline = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  return inline ? (JSON.parse(inline) as Boot) : undefined;
}

/** The same from the BFF. Throws when it gives none. */
export async function fetchBoot(culture: CultureCode, language: string): Promise<Boot> {
  const query = new URLSearchParams({ culture, language });
  const response = await fetch(`/bff/boot?${query}`, { headers: { 'X-Culture': culture } });
  if (!response.ok) throw new Error(`GET /bff/boot answered ${response.status}`);
  return (await response.json()) as Boot;
}
