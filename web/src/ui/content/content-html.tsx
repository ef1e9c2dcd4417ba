/**
 * HTML that an editor or the shop API wrote, without anything in it that runs. The sanitiser is loaded with the first
 * of it; until then nothing is drawn.
 */
import { useEffect, useRef } from 'react';

type Props = {
  html: string;
  className?: string | undefined;
  /** Told when the HTML stands in the page. */
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
    // Without the sanitiser nothing is drawn, and the page is none the worse for it.
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
