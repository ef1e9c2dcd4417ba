/** HTML and script that the shop API gives with a cart or a bundle (specification 1, section 3.2); most have none. */
import { lazy, Suspense } from 'react';

type Props = { html: string | null; script: string | null };

const CustomParts = lazy(() => import('./custom-parts.tsx'));

export function CustomContent({ html, script }: Props) {
  if (!html && !script) return null;
  return (
    <Suspense fallback={null}>
      <CustomParts html={html ?? ''} script={script ?? ''} />
    </Suspense>
  );
}
