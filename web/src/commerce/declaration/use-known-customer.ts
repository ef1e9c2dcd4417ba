/** Fills in what is known of a customer who is signed in (docs/rules/cancel-and-return.md#contract-termination). */
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import type { Draft } from './declaration-draft.ts';

const reading = { background: true, revalidateOnFocus: false } as const;

/** Returns what the session has. */
export function useNameOfSession(): Pick<Draft, 'firstName' | 'email'> {
  const { firstName = '', email = '' } = useSession();
  return { firstName, email };
}

/** Fills in the surname when the profile has arrived. What was typed meanwhile stays. */
export function useSurnameOfProfile({ getValues, setValue }: UseFormReturn<Draft>): void {
  const { signedIn } = useSession();
  const { data } = useCall('getProfile', signedIn ? {} : null, reading);
  const surname = data?.personalDetail.lastName ?? '';
  const fillIn = useEffectEvent((known: string) => {
    if (getValues('surname') === '') setValue('surname', known);
  });
  useEffect(() => fillIn(surname), [surname]);
}
