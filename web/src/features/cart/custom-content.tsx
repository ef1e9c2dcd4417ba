/** HTML and script that the shop API sends with a cart or a bundle. The code is loaded on demand: most carts have none. */
import { lazy, Suspense } from 'react';

type Props = { html: string | null; script: string | null };

const CustomMarkup = lazy(() => import('../../commerce/content/custom-markup.tsx'));

export function CustomContent({ html, script }: Props) {
  if (!html && !script) return null;
  return (
    <Suspense fallback={null}>
      <CustomMarkup html={html} script={script} />
    </Suspense>
  );
}
