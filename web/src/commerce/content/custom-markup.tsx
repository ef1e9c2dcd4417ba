/**
 * HTML of editors or of the shop API, and the script that belongs to it (docs/rules/content.md#where-scripts-run). The
 * script may write into the HTML, so it runs after exactly this HTML is in the page.
 */
import { useState } from 'react';
import { ContentHtml } from '../../ui/content/content-html.tsx';
import { ConsentedScript } from './consented-script.tsx';

type Props = { html: string | null; script: string | null };

export default function CustomMarkup({ html, script }: Props) {
  const markup = html?.trim() ? html : '';
  const [rendered, setRendered] = useState('');
  return (
    <>
      <ContentHtml html={markup} onRender={() => setRendered(markup)} />
      {rendered === markup && <ConsentedScript purpose="extras" script={script} />}
    </>
  );
}
