/** Shows its children when the page has their texts. A page that came without them loads them now (docs/rules/content.md#boot-data). */
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { errorText } from '../api/client.ts';
import { loadTexts } from '../api/late-texts.ts';
import { useSite } from '../i18n/site.tsx';
import { useTranslation } from '../texts/texts.ts';
import { FormSkeleton } from '../ui/form/form-parts.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';

/** A failure is shown, and the customer tries again. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

type Props = {
  /** A key of the texts. */
  textKey: string;
  skeleton?: ReactNode;
  children: ReactNode;
};

export function LateTexts({ textKey, skeleton = <FormSkeleton />, children }: Props) {
  const { exists } = useTranslation();
  // A page has all texts of an area, or none.
  const hasTexts = exists(textKey);
  const { error, isValidating, mutate } = useSWR(
    hasTexts ? null : ['late texts', textKey],
    () => loadTexts(textKey),
    once,
  );
  if (hasTexts) return children;
  if (isValidating || !error) return skeleton;
  return <LoadFailed text={errorText(error)} onRetry={() => mutate()} />;
}

/** For the form that ends a contract, whose own page comes with its texts. */
export function DeclarationTexts({ children }: { children: ReactNode }) {
  const { hasDeclarationTexts } = useSite();
  return hasDeclarationTexts ? children : <LateTexts textKey="declaration.next">{children}</LateTexts>;
}
