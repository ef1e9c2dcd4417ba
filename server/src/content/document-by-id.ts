/** A document by its id, in the language of the page: an id names one translation, and the others are known to it. */
import type { ContentDocument } from '@perennial/shared/models/content';
import { type Client, NotFoundError, type PrismicDocument } from '@prismicio/client';
import { contentDocumentOf } from './documents.ts';

/** Null where there is no such document, or none in the language: a page does not mix languages. */
export async function documentInLanguage(
  client: Client,
  id: string,
  language: string,
  signal: AbortSignal,
): Promise<ContentDocument | null> {
  const lang = language.toLowerCase();
  const ask = (wanted: string) => client.getByID(wanted, { lang: '*', fetchOptions: { signal } });
  try {
    const asked: PrismicDocument = await ask(id);
    if (asked.lang === lang) return contentDocumentOf(asked, id);
    const translation = asked.alternate_languages.find((other) => other.lang === lang);
    return translation ? contentDocumentOf(await ask(translation.id), id) : null;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
