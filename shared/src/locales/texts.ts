/** The product's own texts by language. The browser gets one language with its page: import only the type there. */
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

/** The texts of one language: nested by area, `{{name}}` marks a value. */
export type Texts = typeof en;

type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

/** Every language in full. English is the product's first language. */
const languages: Readonly<Record<string, Part<Texts>>> = { cs, de, en, es, fr, it, nl, pl, ro, sv };

/** What differs in a region, and nothing else. */
const regions: Readonly<Record<string, Part<Texts>>> = {
  'de-AT': deAT,
  'en-GB': enGB,
  'en-US': enUS,
  'fr-BE': frBE,
  'fr-CA': frCA,
  'nl-BE': nlBE,
};

const made = new Map<string, Texts>();

/** The texts for a language tag such as `fr-CA`: its language's, with the words of its region; English where there are none. */
export function textsFor(languageTag: string): Texts {
  const known = made.get(languageTag);
  if (known) return known;
  const language = languageTag.split('-')[0] ?? '';
  const texts = merge(merge(en, languages[language] ?? {}), regions[languageTag] ?? {});
  made.set(languageTag, texts);
  return texts;
}

/** The base with the words of a part in their places. */
function merge<T>(base: T, part: Part<T>): T {
  const merged = { ...base };
  for (const [key, value] of Object.entries(part) as [keyof T, Part<T>[keyof T]][]) {
    merged[key] = (typeof value === 'string' ? value : merge(base[key], value ?? {})) as T[keyof T];
  }
  return merged;
}
