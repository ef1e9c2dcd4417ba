// @vitest-environment node
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from './render-markup.ts';

const page = (part: React.ReactNode) => (
  <main>
    <Suspense fallback="loading">{part}</Suspense>
  </main>
);

test('a page is rendered whole, also if a part of it waits for something', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Part = () => <p>{use(promise)}</p>;
  const rendering = renderMarkup(page(<Part />));
  resolve('here');
  const waited = await rendering;
  expect(waited).toBe(await renderMarkup(page(<p>here</p>)));
  expect(waited).toContain('<p>here</p>');
});

test.each([
  ['inside a boundary', page],
  ['outside of one', (part: React.ReactNode) => <main>{part}</main>],
])('an error %s is the error of the page', async (_, wrap) => {
  const Part = () => {
    throw new Error('no price');
  };
  await expect(renderMarkup(wrap(<Part />))).rejects.toThrow('no price');
});
