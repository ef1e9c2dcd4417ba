import { ContentHtml } from '../../src/ui/content/content-html.tsx';
import { State } from '../state.tsx';

const HTML =
  '<p>Text of <strong>editors</strong> with <a href="https://example.com">a link</a>.</p><ul><li>One</li><li>Two</li></ul>';

export function ContentParts() {
  return (
    <State name="HTML of the content service">
      <ContentHtml html={HTML} />
    </State>
  );
}
