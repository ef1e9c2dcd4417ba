/**
 * What is entered and kept in this tab (docs/rules/errors.md#entered-values): whose it is, and the values of parts that
 * are without the form library, such as a day, a choice or a discount code.
 */
import { useMemo, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { toSessionUser } from '../../api/session-channel.ts';
import { useSite } from '../../i18n/site.tsx';
import { type DraftKey, readFormDraft, removeFormDraft, writeFormDraft } from '../../storage/form-drafts.ts';
import { toOwnerNumber } from '../../storage/session-mark.ts';
import type { DraftFields } from '../../storage/stored-shapes.ts';
import { useStored } from '../../storage/use-stored.ts';

/** Returns the key of a form of this site, for whoever is signed in. */
export function useDraftKey(name: string): DraftKey {
  const user = toSessionUser(useSession());
  const { countryCode } = useSite().culture;
  return useMemo(() => ({ form: `${name} ${countryCode}`, owner: toOwnerNumber(user) }), [name, countryCode, user]);
}

/** Whether something was typed into the form and not sent; false until the browser has hydrated the page. */
export function useHasDraft(name: string): boolean {
  return useKeptFields(useDraftKey(name)) !== undefined;
}

function useKeptFields({ form, owner }: DraftKey): DraftFields | undefined {
  return useStored('formDrafts')?.find((draft) => draft.form === form && draft.owner === owner)?.fields;
}

/**
 * Returns the text and a function that changes it. Set it to the empty text when it was sent. `name` is that of the
 * draft, which may have several fields. `initial` is the text while nothing is entered.
 */
export function useDraftText(name: string, field: string, initial = ''): readonly [string, (text: string) => void] {
  const key = useDraftKey(name);
  const kept = useKeptFields(key)?.[field];
  // Without storage the value is in memory only.
  const [entered, setEntered] = useState<string>();

  function change(text: string): void {
    setEntered(text);
    const { [field]: _, ...others } = readFormDraft(key) ?? {};
    const fields = text === '' ? others : { ...others, [field]: text };
    if (Object.keys(fields).length > 0) writeFormDraft(key, fields);
    else removeFormDraft(key);
  }

  return [entered ?? (typeof kept === 'string' ? kept : initial), change];
}
