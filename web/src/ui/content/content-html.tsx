/**
 * Renders HTML of the content service or the shop API without scripts. The sanitiser is loaded with the first HTML;
 * nothing is rendered before.
 */
import { useEffect, useRef } from 'react';

type Props = {
  html: string;
  className?: string | undefined;
  /** Called when the HTML is in the page. */
  onDrawn?: (() => void) | undefined;
};

export function ContentHtml({ html, className, onDrawn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = (content: DocumentFragment) => {
      if (gone) return;
      place.current?.replaceChildren(content);
      onDrawn?.();
    };
    // The page works without this HTML if the sanitiser cannot be loaded.
    if (html.trim() !== '') sanitised(html).then(draw, () => {});
    return () => {
      gone = true;
    };
  }, [html, onDrawn]);
  return html.trim() === '' ? null : <div ref={place} className={className} />;
}

async function sanitised(html: string): Promise<DocumentFragment> {
  const { sanitiseHtml } = await import('./content-sanitiser.ts');
  return sanitiseHtml(html);
}
