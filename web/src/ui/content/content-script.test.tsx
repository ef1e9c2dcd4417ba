// @vitest-environment happy-dom
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** What runs the scripts has been loaded. */
const settled = () => vi.dynamicImportSettled();

test('adds a script with its nonce once, and removes it on unmount', async () => {
  const { rerender, unmount } = render(<ContentScript script="run()" />);
  await settled();
  const [script] = scripts();
  expect(script).toMatchObject({ nonce: 'n-1', text: 'run()' });

  rerender(<ContentScript script="run()" />);
  expect(scripts()).toEqual([script]);

  rerender(<ContentScript script="other()" />);
  await settled();
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
  await settled();
  const [first] = scripts();
  expect(scripts()).toHaveLength(1);
  first?.dispatchEvent(own);
  await expect.poll(() => scripts().map(({ text }) => text)).toEqual(['', 'second()']);
  document.removeEventListener('load', keep, true);
});

test('adds nothing without a nonce', async () => {
  document.head.replaceChildren();
  render(<ContentScript script="run()" />);
  await settled();
  expect(scripts()).toEqual([]);
});

test('lets scripts of others set texts as HTML only where one of them runs', async () => {
  const policies: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    policies.push(name);
    return rules;
  };
  vi.resetModules();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { ContentScript: Fresh } = await import('./content-script.tsx');
  const { rerender } = render(<Fresh script="<p>No script</p>" />);
  await settled();
  expect(policies).toEqual(['perennial']);
  rerender(<Fresh script="run()" />);
  await settled();
  expect(policies).toEqual(['perennial', 'default']);
  vi.unstubAllGlobals();
});
