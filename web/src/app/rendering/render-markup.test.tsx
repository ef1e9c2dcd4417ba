// @vitest-environment node
import { type ReactNode, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from './render-markup.ts';

function Late({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

function Failing(): ReactNode {
  throw new Error('no price');
}

const page = (part: ReactNode) => (
  <main>
    <Suspense fallback="loading">{part}</Suspense>
  </main>
);

test('a page is rendered whole, also if a part of it waits for something', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const rendering = renderMarkup(page(<Late text={promise} />));
  resolve('here');
  const waited = await rendering;
  expect(waited).toBe(await renderMarkup(page(<p>here</p>)));
  expect(waited).toContain('<p>here</p>');
});

test.each([
  ['inside a boundary', page],
  ['outside of one', (part: ReactNode) => <main>{part}</main>],
])('an error %s is the error of the page', async (_, wrap) => {
  await expect(renderMarkup(wrap(<Failing />))).rejects.toThrow('no price');
});
