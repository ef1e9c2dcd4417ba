/**
 * What was typed into the forms of this tab and not sent (docs/rules/errors.md#entered-values), so that a reload, a
 * change of language and another page do not lose it. Passwords and card data are in no form that is kept.
 */
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import type { DraftFields, FormDraft } from './stored-shapes.ts';

/** A form, and the number of the customer who fills it in. Nobody else gets the values. */
export type DraftKey = Pick<FormDraft, 'form' | 'owner'>;

export function readFormDraft({ form, owner }: DraftKey): DraftFields | undefined {
  return readDrafts().find((draft) => draft.form === form && draft.owner === owner)?.fields;
}

export function writeFormDraft({ form, owner }: DraftKey, fields: DraftFields): void {
  writeStored('formDrafts', [...readDrafts().filter((draft) => draft.form !== form), { form, owner, fields }]);
}

export function removeFormDraft({ form }: Pick<DraftKey, 'form'>): void {
  const others = readDrafts().filter((draft) => draft.form !== form);
  if (others.length === 0) removeStored('formDrafts');
  else writeStored('formDrafts', others);
}

const readDrafts = (): readonly FormDraft[] => readStored('formDrafts') ?? [];
