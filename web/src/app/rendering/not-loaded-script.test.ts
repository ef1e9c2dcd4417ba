// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = '<template id="not-loaded"><p role="alert">Reload</p></template><div id="root"></div>';

/** Runs the script, and returns what the customer sees in the place of the client. */
async function run(markup = page) {
  document.body.innerHTML = markup;
  vi.resetModules();
  await import('./not-loaded-script.ts');
  return () => document.getElementById('root')?.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});

afterEach(() => {
  document.body.replaceChildren();
  delete window.giveUp;
  vi.useRealTimers();
});

const fail = (element: HTMLElement) => document.body.appendChild(element).dispatchEvent(new Event('error'));

test('shows the sentence once if scripts cannot be loaded', async () => {
  const read = await run();
  expect(read()).toBe('');
  fail(document.createElement('script'));
  fail(document.createElement('script'));
  expect(read()).toBe('Reload');
});

test('shows the sentence if the client does not start', async () => {
  const read = await run();
  window.giveUp?.();
  expect(read()).toBe('Reload');
});

test('shows the sentence after 15 seconds if the client neither comes nor fails', async () => {
  const read = await run();
  vi.advanceTimersByTime(14_999);
  expect(read()).toBe('');
  vi.advanceTimersByTime(1);
  expect(read()).toBe('Reload');
});

test('shows nothing if a picture cannot be loaded, or over a page', async () => {
  const read = await run();
  fail(document.createElement('img'));
  expect(read()).toBe('');
  document.getElementById('root')?.append('Your cart');
  fail(document.createElement('script'));
  vi.advanceTimersByTime(60_000);
  expect(read()).toBe('Your cart');
});
