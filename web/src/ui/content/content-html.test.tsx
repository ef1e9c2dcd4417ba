// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContentHtml } from './content-html.tsx';

afterEach(cleanup);

test('keeps what a script has written into the HTML when the page renders again', async () => {
  const rendered = vi.fn();
  const { rerender } = render(<ContentHtml html={'<p id="clock">Opening hours</p>'} onRender={() => rendered()} />);
  const element = await screen.findByText('Opening hours');
  element.textContent = 'Open until 18:00';

  rerender(<ContentHtml html={'<p id="clock">Opening hours</p>'} onRender={() => rendered()} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Open until 18:00')).toBe(element);
  expect(rendered).toHaveBeenCalledOnce();

  rerender(<ContentHtml html="<p>Closed today</p>" onRender={() => rendered()} />);
  expect(await screen.findByText('Closed today')).toBeTruthy();
  expect(rendered).toHaveBeenCalledTimes(2);
});
