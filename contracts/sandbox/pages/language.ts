/** Which of the ten languages a page speaks. */

export const languages = ['en', 'fr', 'nl', 'de', 'it', 'es', 'pl', 'cs', 'sv', 'ro'] as const;

export type Language = (typeof languages)[number];

/** The language of the first wish that is known, English otherwise; a wish is a list of tags as in `ui_locales`. */
export function languageFrom(...wishes: readonly (string | undefined)[]): Language {
  for (const tag of wishes.flatMap((wish) => wish?.split(/[\s,]+/) ?? [])) {
    const primary = tag.split(/[-;_]/)[0]?.toLowerCase();
    const known = languages.find((language) => language === primary);
    if (known) return known;
  }
  return 'en';
}
