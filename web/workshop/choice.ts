/** What the workshop shows, as its URL has it. */
import { type CultureCode, cultures, findLanguage } from '@perennial/shared/cultures/cultures';

export const widths = ['390', '768', '1280', 'all'] as const;
export const fonts = ['bundled', 'system'] as const;

export type Choice = {
  readonly culture: CultureCode;
  /** A language of the culture. */
  readonly language: string;
  /** The width of the page in pixels; `all` are the three side by side. */
  readonly width: (typeof widths)[number];
  /** `bundled` looks the same on every machine; `system` is what customers of this machine see. */
  readonly font: (typeof fonts)[number];
  /** The name of a part; undefined for all. */
  readonly part: string | undefined;
};

/** Reads a query string. What it does not have, or what is unknown, has its default. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const culture = cultures.find(({ code }) => code === query.get('culture'))?.code ?? 'en-ca';
  return {
    culture,
    language: findLanguage(culture, query.get('language') ?? undefined),
    width: widths.find((width) => width === query.get('width')) ?? 'all',
    font: fonts.find((font) => font === query.get('font')) ?? 'bundled',
    part: query.get('part') ?? undefined,
  };
}

/** Returns the query string of a choice. */
export function toQuery({ culture, language, width, font, part }: Choice): string {
  return new URLSearchParams({ culture, language, width, font, ...(part !== undefined && { part }) }).toString();
}
