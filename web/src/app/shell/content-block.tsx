/**
 * HTML and script of the content service on every page (docs/rules/content.md#where-scripts-run). The script may need
 * elements of the HTML, so it runs after the HTML is rendered.
 */
import './content-block.css';
import type { CultureConfig } from '@perennial/shared/models/content';
import { useState } from 'react';
import { ContentHtml } from '../../ui/content/content-html.tsx';
import { ContentScript } from '../../ui/content/content-script.tsx';

type Props = { config: Pick<CultureConfig, 'genericHtml' | 'genericScript'> };

export default function ContentBlock({ config: { genericHtml, genericScript } }: Props) {
  const [drawn, setDrawn] = useState(genericHtml === null);
  return (
    <div className="content-block container">
      <ContentHtml html={genericHtml ?? ''} onRender={() => setDrawn(true)} />
      {drawn && <ContentScript script={genericScript} />}
    </div>
  );
}
