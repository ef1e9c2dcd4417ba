/**
 * Shows its children when the page has the texts of the form. A page that was loaded without them loads them now
 * (docs/rules/content.md#boot-data).
 */
import type { Boot } from '@perennial/shared/boot';
import { declarationAreas } from '@perennial/shared/locales/public-texts';
import i18next from 'i18next';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { bff, errorText } from '../../api/client.ts';
import { useSite } from '../../i18n/site.tsx';
import { FormSkeleton } from '../../ui/form/form-skeleton.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function DeclarationTexts({ children }: { children: ReactNode }) {
  const { hasDeclarationTexts } = useSite();
  return hasDeclarationTexts ? children : <LateTexts>{children}</LateTexts>;
}

const areLoaded = () => i18next.exists('declaration.next');

async function loadTexts(): Promise<void> {
  if (areLoaded()) return;
  const { texts } = await bff<Boot>('GET', '/bff/boot');
  for (const area of declarationAreas)
    i18next.addResourceBundle(i18next.language, 'translation', { [area]: texts[area] }, true);
}

function LateTexts({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(areLoaded);
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    loadTexts().then(
      () => setReady(true),
      (error) => setFailure(errorText(error)),
    );
  }, []);
  useEffect(load, [load]);

  if (isReady) return children;
  return failure === undefined ? <FormSkeleton /> : <LoadFailed text={failure} onRetry={load} />;
}
