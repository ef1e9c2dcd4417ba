/** HTML and script of the content service on every page (docs/rules/content.md#where-scripts-run). */
import './content-block.css';
import type { CultureConfig } from '@perennial/shared/models/content';
import CustomMarkup from '../../commerce/content/custom-markup.tsx';

type Props = { config: Pick<CultureConfig, 'genericHtml' | 'genericScript'> };

export default function ContentBlock({ config: { genericHtml, genericScript } }: Props) {
  return (
    <div className="content-block">
      <CustomMarkup html={genericHtml} script={genericScript} />
    </div>
  );
}
