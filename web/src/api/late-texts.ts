/** Loads texts that a page came without (docs/rules/content.md#boot-data). */
import i18next from 'i18next';
import { bff } from './client.ts';

/**
 * Loads all texts that the page is without, unless it has those of the key. What it has stays as it is, so that nothing
 * changes while somebody reads it. Throws a `ProblemError`.
 */
export async function loadTexts(key: string): Promise<true> {
  if (i18next.exists(key)) return true;
  const { texts } = await bff('GET', '/bff/boot');
  const [deep, overwrite] = [true, false];
  i18next.addResourceBundle(i18next.language, 'translation', texts, deep, overwrite);
  return true;
}
