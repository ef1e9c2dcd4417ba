/**
 * HTML and script that the content service puts into every page between main view and footer (specification 1, sections
 * 2.3 and 3.1). The script often fills a place in the HTML, so it waits until that is drawn.
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
      <ContentHtml html={genericHtml ?? ''} onDrawn={() => setDrawn(true)} />
      {drawn && <ContentScript script={genericScript} />}
    </div>
  );
}
