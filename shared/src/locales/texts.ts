/**
 * The product's texts by language; see ADR 10. A page contains the texts of one language, so browser code imports
 * only the type.
 */

import { brand } from '../brand/brand.ts';
import type { LanguageCode } from '../cultures/cultures.ts';
import { namesOf } from '../typed-tables.ts';
import cs from './cs.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import deAT from './de-AT.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import enGB from './en-GB.json' with { type: 'json' };
import enUS from './en-US.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import frBE from './fr-BE.json' with { type: 'json' };
import frCA from './fr-CA.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import nlBE from './nl-BE.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import { typeset } from './typography.ts';

/** The texts of one language, nested by area. `{{name}}` is a placeholder; `{{brand}}` is the name of the brand. */
export type Texts = typeof en;

export type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

/** The complete languages: those of the cultures. English defines the keys. */
const languages: Readonly<Record<LanguageCode, Part<Texts>>> = { cs, de, en, es, fr, it, nl, pl, ro, sv };

/** The texts of a region that differ from its language. */
const regions: Readonly<Record<string, Part<Texts>>> = {
  'de-AT': deAT,
  'en-GB': enGB,
  'en-US': enUS,
  'fr-BE': frBE,
  'fr-CA': frCA,
  'nl-BE': nlBE,
};

const cache = new Map<string, Texts>();

/** The shop's own words, by language or language tag. */
let ownTexts: ReadonlyMap<string, Part<Texts>> = new Map();

/**
 * Puts the shop's own words over those of the product, for the whole process: before the first text is used. They have
 * been checked (`findOwnTextFaults`).
 */
export function useOwnTexts(texts: ReadonlyMap<string, Part<Texts>>): void {
  ownTexts = texts;
  cache.clear();
}

/**
 * Returns the texts for a language tag such as `fr-CA`: those of the region, else of the language, else English; before
 * each of them the shop's own.
 */
export function textsFor(languageTag: string): Texts {
  const cached = cache.get(languageTag);
  if (cached) return cached;
  const known: Readonly<Record<string, Part<Texts> | undefined>> = languages;
  const language = languageTag.split('-')[0] ?? '';
  // A region's own words come last: what the shop says of a language holds for its regions.
  const parts = [known[language], regions[languageTag], ownTexts.get(language), ownTexts.get(languageTag)];
  const texts = typesetAll(
    parts.reduce<Texts>((texts, part) => merge(texts, part ?? {}), en),
    languageTag,
  );
  cache.set(languageTag, texts);
  return texts;
}

/** Returns a copy of the texts, each with the spaces and signs of the language. */
function typesetAll(texts: Texts, languageTag: string): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? typeset(value.replaceAll('{{brand}}', brand.name), languageTag) : value,
  );
}

/** Returns a copy of the base with the texts of the part. */
function merge<T>(base: T, part: Part<T> & object): T {
  const merged = { ...base };
  for (const key of namesOf(part)) {
    const value = part[key];
    // A text replaces a text, and a part is merged with the part of the same name.
    merged[key] = (typeof value === 'string' ? value : merge(base[key], value ?? {})) as T[keyof T & string];
  }
  return merged;
}
