/**
 * Renders HTML of the content service or the shop API without scripts. The sanitiser is loaded with the first HTML;
 * nothing is rendered before.
 */
import { useEffect, useRef } from 'react';

type Props = {
  html: string;
  className?: string | undefined;
  /** Called when the HTML is in the page. */
  onRender?: (() => void) | undefined;
};

export function ContentHtml({ html, className, onRender }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let unmounted = false;
    const draw = (content: DocumentFragment) => {
      if (unmounted) return;
      container.current?.replaceChildren(content);
      onRender?.();
    };
    // The page works without this HTML if the sanitiser cannot be loaded.
    if (html.trim() !== '') sanitised(html).then(draw, () => {});
    return () => {
      unmounted = true;
    };
  }, [html, onRender]);
  return html.trim() === '' ? null : <div ref={container} className={className} />;
}

async function sanitised(html: string): Promise<DocumentFragment> {
  const { sanitiseHtml } = await import('./content-sanitiser.ts');
  return sanitiseHtml(html);
}
