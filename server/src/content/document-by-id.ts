/**
 * Finds a document by the id of any of its translations (docs/rules/content.md#documents-by-id).
 */
import type { ContentDocument } from '@perennial/shared/models/content';
import { type Client, NotFoundError, type PrismicDocument } from '@prismicio/client';
import { parseContentDocument } from './documents.ts';

/**
 * Returns the translation in `language`, under the requested id. Returns null if the document or the translation does
 * not exist. Throws the errors of the content service.
 */
export async function findDocumentById(
  client: Client,
  id: string,
  language: string,
  signal: AbortSignal,
): Promise<ContentDocument | null> {
  const lang = language.toLowerCase();
  const request = (documentId: string) => client.getByID(documentId, { lang: '*', fetchOptions: { signal } });
  try {
    const document: PrismicDocument = await request(id);
    if (document.lang === lang) return parseContentDocument(document, id);
    const translation = document.alternate_languages.find((other) => other.lang === lang);
    return translation ? parseContentDocument(await request(translation.id), id) : null;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
