// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentScript } from './content-script.tsx';

function bootElement(nonce: string): void {
  const element = document.createElement('script');
  element.id = BOOT_ELEMENT_ID;
  element.type = 'application/json';
  element.nonce = nonce;
  document.head.append(element);
}

const scripts = () => Array.from(document.body.querySelectorAll('script'));

beforeEach(() => bootElement('n-1'));
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

test('adds a script with its nonce once, and removes it on unmount', () => {
  const { rerender, unmount } = render(<ContentScript script="run()" />);
  const [script] = scripts();
  expect(script).toMatchObject({ nonce: 'n-1', text: 'run()' });

  rerender(<ContentScript script="run()" />);
  expect(scripts()).toEqual([script]);

  rerender(<ContentScript script="other()" />);
  expect(scripts().map(({ text }) => text)).toEqual(['other()']);

  unmount();
  expect(scripts()).toEqual([]);
});

test.each([
  ['has loaded', 'load'],
  ['has failed', 'error'],
])('runs a script after the one before it %s', async (_, outcome) => {
  // The environment reports every script as loaded.
  const own = new Event(outcome);
  const keep = (event: Event) => {
    if (event !== own) event.stopImmediatePropagation();
  };
  document.addEventListener('load', keep, true);
  render(<ContentScript src="https://a.example/1.js" script="second()" />);
  const [first] = scripts();
  expect(scripts()).toHaveLength(1);
  first?.dispatchEvent(own);
  await expect.poll(() => scripts().map(({ text }) => text)).toEqual(['', 'second()']);
  document.removeEventListener('load', keep, true);
});

test('adds nothing without a nonce', () => {
  document.head.replaceChildren();
  render(<ContentScript script="run()" />);
  expect(scripts()).toEqual([]);
});
