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

test.each([
  ['a block', false, 'DIV'],
  ['a part of a line', true, 'SPAN'],
])('is %s of the page, with the look that it is given', async (_, inline, name) => {
  const { container } = render(<ContentHtml html="<b>Opening hours</b>" inline={inline} className="hours" />);
  await screen.findByText('Opening hours');
  const drawn = container.firstElementChild;
  expect([drawn?.tagName, drawn?.className]).toEqual([name, 'hours']);
});

test.each(['', ' '])('is no element without HTML: %j', (html) => {
  const { container } = render(<ContentHtml html={html} />);
  expect(container.innerHTML).toBe('');
});

test('tells nothing of HTML that comes after the page has gone', async () => {
  const rendered = vi.fn();
  render(<ContentHtml html="<p>Late</p>" onRender={rendered} />).unmount();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(rendered).not.toHaveBeenCalled();
});
