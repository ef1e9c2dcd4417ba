/** Loads areas of texts that a page came without (docs/rules/content.md#boot-data). */
import type { Boot } from '@perennial/shared/boot';
import i18next from 'i18next';
import { bff } from './client.ts';

export type LateTextAreas = {
  readonly areas: readonly (keyof Boot['texts'])[];
  /** A key of one of the areas: a page has all of them, or none. */
  readonly key: string;
};

export function hasTexts({ key }: LateTextAreas): boolean {
  return i18next.exists(key);
}

/** Loads these areas unless the page has them. Throws a `ProblemError`. */
export async function loadTexts(late: LateTextAreas): Promise<true> {
  if (hasTexts(late)) return true;
  const { texts } = await bff<Boot>('GET', '/bff/boot');
  for (const area of late.areas)
    i18next.addResourceBundle(i18next.language, 'translation', { [area]: texts[area] }, true);
  return true;
}
