/**
 * Shows its children when the page has the texts of areas that it came without, and loads them first
 * (docs/rules/content.md#boot-data).
 */
import { declarationAreas } from '@perennial/shared/locales/public-texts';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { errorText } from '../api/client.ts';
import { hasTexts, type LateTextAreas, loadTexts } from '../api/late-texts.ts';
import { useSite } from '../i18n/site.tsx';
import { FormSkeleton } from '../ui/form/form-parts.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';

/** A failure is shown, and the customer tries again. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** For the form that ends a contract, with whose texts some pages come. */
export function DeclarationTexts({ children }: { children: ReactNode }) {
  const { hasDeclarationTexts } = useSite();
  return hasDeclarationTexts ? children : <LateTexts of={ofDeclarations}>{children}</LateTexts>;
}

const ofDeclarations = { areas: declarationAreas, key: 'declaration.next' } as const;

export function LateTexts({ of, children }: { of: LateTextAreas; children: ReactNode }) {
  const { error, isValidating, mutate } = useSWR(hasTexts(of) ? null : `texts: ${of.key}`, () => loadTexts(of), once);
  if (hasTexts(of)) return children;
  if (isValidating || !error) return <FormSkeleton />;
  return <LoadFailed text={errorText(error)} onRetry={() => mutate()} />;
}
