/**
 * Shows its children when the page has the texts of the form. A page that was loaded without them loads them now
 * (docs/rules/content.md#boot-data).
 */
import { declarationAreas } from '@perennial/shared/locales/public-texts';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { errorText } from '../../api/client.ts';
import { hasTexts, type LateTextAreas, loadTexts } from '../../api/late-texts.ts';
import { useSite } from '../../i18n/site.tsx';
import { FormSkeleton } from '../../ui/form/form-parts.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function DeclarationTexts({ children }: { children: ReactNode }) {
  const { hasDeclarationTexts } = useSite();
  return hasDeclarationTexts ? children : <LateTexts>{children}</LateTexts>;
}

const ofDeclarations: LateTextAreas = { areas: declarationAreas, key: 'declaration.next' };

/** A failure is shown, and the customer tries again. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

function LateTexts({ children }: { children: ReactNode }) {
  const { error, isValidating, mutate } = useSWR(
    hasTexts(ofDeclarations) ? null : 'texts of declarations',
    () => loadTexts(ofDeclarations),
    once,
  );
  if (hasTexts(ofDeclarations)) return children;
  if (isValidating || !error) return <FormSkeleton />;
  return <LoadFailed text={errorText(error)} onRetry={() => mutate()} />;
}
