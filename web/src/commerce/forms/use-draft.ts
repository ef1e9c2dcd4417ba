/** Keeps what is typed into a form in this tab until it is sent or dropped (docs/rules/errors.md#entered-values). */
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../../api/session.ts';
import { toSessionUser } from '../../api/session-channel.ts';
import { useSite } from '../../i18n/site.tsx';
import { type DraftKey, readFormDraft, removeFormDraft, writeFormDraft } from '../../storage/form-drafts.ts';
import { toOwnerNumber } from '../../storage/owner-number.ts';
import { useStored } from '../../storage/use-stored.ts';
import { toFields, withFields } from './draft-fields.ts';

/** Returns the key of a form of this site, for whoever is signed in. */
export function useDraftKey(name: string): DraftKey {
  const user = toSessionUser(useSession());
  const { countryCode } = useSite().culture;
  return useMemo(() => ({ form: `${name} ${countryCode}`, owner: toOwnerNumber(user) }), [name, countryCode, user]);
}

/** Whether something was typed into the form and not sent; false until the browser has taken the page over. */
export function useHasDraft(name: string): boolean {
  const { form, owner } = useDraftKey(name);
  return useStored('formDrafts')?.some((draft) => draft.form === form && draft.owner === owner) ?? false;
}

/**
 * Fills the form with what was typed before, and keeps what is typed. Returns a function that forgets it: call it when
 * the form was sent or cancelled. The values come after the first render, because the server may have drawn the form.
 */
export function useDraft<V extends FieldValues>(
  name: string,
  { watch, reset, getValues }: UseFormReturn<V>,
): () => void {
  const key = useDraftKey(name);
  const fillIn = useEffectEvent((draft: DraftKey) => {
    const fields = readFormDraft(draft);
    if (fields) reset(withFields(getValues(), fields), { keepDefaultValues: true });
  });
  useEffect(() => fillIn(key), [key]);
  useEffect(() => {
    // A reset, which names no field, is not typed.
    const typing = watch((values, { name: field }) => {
      if (field !== undefined) writeFormDraft(key, toFields(values));
    });
    return () => typing.unsubscribe();
  }, [watch, key]);
  return () => removeFormDraft(key);
}
