/** The parts of custom content; the script runs when the HTML that it may work on is there. */
import { useCallback, useState } from 'react';
import { ContentHtml } from '../../ui/content/content-html.tsx';
import { ContentScript } from '../../ui/content/content-script.tsx';

export default function CustomParts({ html, script }: { html: string; script: string }) {
  const [drawn, setDrawn] = useState(html === '');
  const onRender = useCallback(() => setDrawn(true), []);
  return (
    <>
      <ContentHtml html={html} onRender={onRender} />
      {drawn && <ContentScript script={script} />}
    </>
  );
}
