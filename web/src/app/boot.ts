/** The boot data: from the page, or from the BFF if the page has none. */

import { BOOT_ELEMENT_ID, type Boot } from '@perennial/shared/boot';
import { type CultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';

/** Returns the culture in the first segment of a path; undefined without one. */
export function cultureInPath(pathname: string): CultureCode | undefined {
  const first = pathname.split('/')[1];
  return isCultureCode(first) ? first : undefined;
}

/** Returns the boot data in the page; undefined if there is none, as with the development server. */
export function inlineBoot(): Boot | undefined {
  const inline = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  return inline ? parseBoot(inline) : undefined;
}

function parseBoot(text: string): Boot {
  // The BFF that serves this client has written it, in the page and in its response.
  return JSON.parse(text) as Boot;
}

/** Returns the files of the page of the URL, the layouts first; none if the page does not say, as with the development server. */
export function inlinePages(): readonly string[] {
  return document.getElementById(BOOT_ELEMENT_ID)?.dataset['pages']?.split(' ') ?? [];
}

/** Loads the boot data from the BFF. Throws for an error response. */
export async function fetchBoot(culture: CultureCode, language: string): Promise<Boot> {
  const query = new URLSearchParams({ culture, language });
  const response = await fetch(`/bff/boot?${query}`, { headers: { 'X-Culture': culture } });
  if (!response.ok) throw new Error(`GET /bff/boot answered ${response.status}`);
  return parseBoot(await response.text());
}
