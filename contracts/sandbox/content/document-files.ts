/** Reads the documents in `documents/`: one JSON file each. */
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DocumentSource } from './document.ts';

const FOLDER = new URL('documents/', import.meta.url);

const documentSchema = z.strictObject({
  type: z.string(),
  uid: z.string().nullable(),
  lang: z.string().regex(/^[a-z]{2}-[a-z]{2}$/),
  data: z.record(z.string(), z.unknown()),
});

export async function readDocumentFiles(): Promise<readonly DocumentSource[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => documentSchema.parse(JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')))),
  );
}
