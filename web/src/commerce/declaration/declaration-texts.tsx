/**
 * Shows its children when the page has the texts of the form. A page that was loaded without them loads them now
 * (docs/rules/content.md#boot-data).
 */
import type { Boot } from '@perennial/shared/boot';
import { declarationAreas, hasDeclarationTexts } from '@perennial/shared/locales/public-texts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { bff, errorText } from '../../api/client.ts';
import { useSite } from '../../i18n/site.tsx';
import { pageTexts } from '../../texts/texts.ts';
import { FormSkeleton } from '../../ui/form/form-skeleton.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function DeclarationTexts({ children }: { children: ReactNode }) {
  const { hasDeclarationTexts } = useSite();
  return hasDeclarationTexts ? children : <LateTexts>{children}</LateTexts>;
}

const areLoaded = () => hasDeclarationTexts(pageTexts().texts);

async function loadTexts(): Promise<void> {
  if (areLoaded()) return;
  const { texts } = await bff<Boot>('GET', '/bff/boot');
  pageTexts().add(Object.fromEntries(declarationAreas.map((area) => [area, texts[area]])));
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
