import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes HTML in values', () => {
  expect(html`<p title="${'"\'<&>'}">${'<script>'}</p>`.toString()).toBe(
    '<p title="&quot;&#39;&lt;&amp;&gt;">&lt;script&gt;</p>',
  );
});

it('nests pieces and skips undefined values', () => {
  const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${0}`.toString()).toBe('<ul><li>a</li><li>b</li></ul>0');
});
