/** What the page brought with it, or where it brought nothing, the same from the BFF. */
import { type CultureCode, defaultCultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';
import { BOOT_ELEMENT_ID, type Boot } from '@perennial/shared/models/boot';

/** The culture that an address names in its first segment; undefined where it names none. */
export function cultureInPath(pathname: string): CultureCode | undefined {
  const first = pathname.split('/')[1];
  return isCultureCode(first) ? first : undefined;
}

/** The page's boot data. Throws when the page carries none and the BFF gives none. */
export async function readBoot(): Promise<Boot> {
  const inline = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (inline) return JSON.parse(inline) as Boot;
  // The development server gives pages without boot data.
  const culture = cultureInPath(window.location.pathname) ?? defaultCultureCode;
  const language = new URLSearchParams(window.location.search).get('language');
  const query = new URLSearchParams({ culture, ...(language && { language }) });
  const response = await fetch(`/bff/boot?${query}`, { headers: { 'X-Culture': culture } });
  if (!response.ok) throw new Error(`GET /bff/boot answered ${response.status}`);
  return (await response.json()) as Boot;
}
