/**
 * Shows its children when the page has the texts of the form. A page that was loaded without them loads them now
 * (docs/rules/content.md#boot-data).
 */
import type { Boot } from '@perennial/shared/boot';
import { declarationAreas } from '@perennial/shared/locales/public-texts';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { bff, errorText } from '../../api/client.ts';
import { useSite } from '../../i18n/site.tsx';
import { FormSkeleton } from '../../ui/form/form-skeleton.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function DeclarationTexts({ children }: { children: ReactNode }) {
  const { hasDeclarationTexts } = useSite();
  return hasDeclarationTexts ? children : <LateTexts>{children}</LateTexts>;
}

const areLoaded = () => i18next.exists('declaration.next');

async function loadTexts(): Promise<true> {
  if (areLoaded()) return true;
  const { texts } = await bff<Boot>('GET', '/bff/boot');
  for (const area of declarationAreas)
    i18next.addResourceBundle(i18next.language, 'translation', { [area]: texts[area] }, true);
  return true;
}

/** A failure is shown, and the customer tries again. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

function LateTexts({ children }: { children: ReactNode }) {
  const { error, isValidating, mutate } = useSWR('texts of declarations', areLoaded() ? null : loadTexts, once);
  if (areLoaded()) return children;
  if (isValidating || !error) return <FormSkeleton />;
  return <LoadFailed text={errorText(error)} onRetry={() => void mutate()} />;
}
