/** Keeps what is typed into a form in this tab until it is sent or dropped (docs/rules/errors.md#entered-values). */
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftKey, readFormDraft, removeFormDraft, writeFormDraft } from '../../storage/form-drafts.ts';
import { toFields, withFields } from './draft-fields.ts';
import { useDraftKey } from './use-draft-text.ts';

/**
 * Fills the form with what was typed before, and keeps what is typed. Returns a function that forgets it: call it when
 * the form was sent or cancelled. The values come after the first render, because the server may have rendered the form.
 * `onSaved` is called instead if the form begins with the same values: the page was left while it was sent, and the shop
 * has taken it.
 */
export function useDraft<V extends FieldValues>(
  name: string,
  { watch, reset, getValues }: UseFormReturn<V>,
  onSaved?: () => void,
): () => void {
  const key = useDraftKey(name);
  const fillIn = useEffectEvent((draft: DraftKey) => {
    const fields = readFormDraft(draft);
    if (!fields) return;
    const values = withFields(getValues(), fields);
    if (JSON.stringify(toFields(values)) !== JSON.stringify(toFields(getValues())))
      return reset(values, { keepDefaultValues: true });
    removeFormDraft(draft);
    onSaved?.();
  });
  useEffect(() => {
    fillIn(key);
    // A reset, which names no field, is not typed.
    const typing = watch((values, { name: field }) => {
      if (field !== undefined) writeFormDraft(key, toFields(values));
    });
    return () => typing.unsubscribe();
  }, [watch, key]);
  return () => removeFormDraft(key);
}
