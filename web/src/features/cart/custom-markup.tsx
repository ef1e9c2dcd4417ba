/** Renders custom HTML, then runs the custom script, because the script may change that HTML. */
import { useCallback, useState } from 'react';
import { ContentHtml } from '../../ui/content/content-html.tsx';
import { ContentScript } from '../../ui/content/content-script.tsx';

export default function CustomMarkup({ html, script }: { html: string; script: string }) {
  const [isRendered, setIsRendered] = useState(html === '');
  const onRendered = useCallback(() => setIsRendered(true), []);
  return (
    <>
      <ContentHtml html={html} onRender={onRendered} />
      {isRendered && <ContentScript script={script} />}
    </>
  );
}
