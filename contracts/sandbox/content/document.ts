/** A content document in the format of Prismic's API v2. */

export type ContentData = Readonly<Record<string, unknown>>;

/** The content of a document. Id, dates and links to translations are added by `toDocuments`. */
export type DocumentSource = {
  readonly type: string;
  readonly uid: string | null;
  /** Lower-case language tag, `en-ca`. */
  readonly lang: string;
  readonly data: ContentData;
};

export type ContentDocument = DocumentSource & {
  readonly id: string;
  readonly url: null;
  readonly href: string;
  readonly tags: readonly string[];
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly slugs: readonly string[];
  readonly linked_documents: readonly never[];
  readonly alternate_languages: readonly { id: string; uid?: string; type: string; lang: string }[];
};

const PUBLISHED = '2026-01-12T09:00:00+0000';

/** Returns an id that is the same after a restart. */
export function toDocumentId({ type, uid, lang }: DocumentSource): string {
  return [type, ...(uid === null ? [] : [uid]), lang].join('_');
}

function isTranslation(a: DocumentSource, b: DocumentSource): boolean {
  return a.type === b.type && a.uid === b.uid && a.lang !== b.lang;
}

/** Returns the documents in the format of the API. `publicUrl` is the URL of the content service. */
export function toDocuments(sources: readonly DocumentSource[], publicUrl: string): readonly ContentDocument[] {
  return sources.map((source) => {
    const id = toDocumentId(source);
    return {
      ...source,
      id,
      url: null,
      href: `${publicUrl}/api/v2/documents/search?q=${encodeURIComponent(`[[at(document.id,"${id}")]]`)}`,
      tags: [],
      first_publication_date: PUBLISHED,
      last_publication_date: PUBLISHED,
      slugs: source.uid === null ? [] : [source.uid],
      linked_documents: [],
      alternate_languages: sources
        .filter((other) => isTranslation(source, other))
        .map((other) => ({
          id: toDocumentId(other),
          type: other.type,
          lang: other.lang,
          ...(other.uid !== null && { uid: other.uid }),
        })),
    };
  });
}
