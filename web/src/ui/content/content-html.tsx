/**
 * Renders HTML of the content service or the shop API without scripts. The sanitiser is loaded with the first HTML;
 * nothing is rendered before.
 */
import { useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  html: string;
  className?: string | undefined;
  /** The HTML is a line of text, where blocks and links may not stand. */
  inline?: boolean;
  /** Called when the HTML is in the page, and again only for other HTML. */
  onRender?: (() => void) | undefined;
};

export function ContentHtml({ html, className, inline = false, onRender }: Props) {
  const container = useRef<HTMLElement>(null);
  const tellRendered = useEffectEvent(() => onRender?.());
  // Only other HTML replaces the content: a script of the content service may have written into it.
  useEffect(() => {
    let unmounted = false;
    const draw = (content: DocumentFragment) => {
      if (unmounted) return;
      container.current?.replaceChildren(content);
      tellRendered();
    };
    // The page works without this HTML if the sanitiser cannot be loaded.
    if (html.trim() !== '') sanitised(html, inline).then(draw, () => {});
    return () => {
      unmounted = true;
    };
  }, [html, inline]);
  const Container = inline ? 'span' : 'div';
  return html.trim() === '' ? null : (
    <Container
      ref={(element: HTMLElement | null) => {
        container.current = element;
      }}
      className={className}
    />
  );
}

async function sanitised(html: string, inline: boolean): Promise<DocumentFragment> {
  const { sanitiseHtml, sanitiseInlineHtml } = await import('./content-sanitiser.ts');
  return inline ? sanitiseInlineHtml(html) : sanitiseHtml(html);
}
