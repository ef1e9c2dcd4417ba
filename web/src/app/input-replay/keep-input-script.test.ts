// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.innerHTML =
    '<noscript>&lt;p&gt;This page needs JavaScript.&lt;/p&gt;</noscript><div id="root"><a href="#/log-in" id="link">Log In</a><a href="/en-ca/terms" id="terms">Terms</a><button type="button" id="more">+</button><form id="form"><input id="field" name="email"><textarea id="note"></textarea><select id="size"><option>S</option><option>M</option></select><input type="checkbox" id="box"><input type="radio" id="one"><button id="send">Send</button></form></div>';
});
afterEach(() => {
  window.keptInput?.release();
  delete window.keptInput;
  delete window.giveUp;
  delete window.isOldBrowser;
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const find = (id: string) => document.getElementById(id) as HTMLElement;
const runScript = () => import('./keep-input-script.ts');

/** Presses an element, and returns whether the browser may do what it does by itself. */
function press(id: string): boolean {
  return find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function submit(): boolean {
  return find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const keptKinds = () => window.keptInput?.kept.map(({ kind }) => kind);

test('keeps presses of what is added to the page after the script', async () => {
  document.body.replaceChildren();
  await runScript();
  document.body.innerHTML = '<div id="root"><button type="button" id="late">+</button></div>';
  expect(press('late')).toBe(false);
  expect(keptKinds()).toEqual(['press']);
});

test('shows at what was pressed that the press waits, until the client has the page', async () => {
  await runScript();
  press('more');
  press('terms');
  const marked = () => [...document.querySelectorAll('[data-kept]')].map(({ id }) => id);
  expect(marked()).toEqual(['terms', 'more']);
  window.keptInput?.release();
  expect(marked()).toEqual([]);
});

test('keeps a press between two repetitions, and leaves a repetition to the client', async () => {
  await runScript();
  press('more');
  const early = window.keptInput;
  if (!early) throw new Error('The script has not run');
  early.kept.shift();
  early.isRepeating = true;
  expect(press('more')).toBe(true);
  expect(early.kept).toEqual([]);
  early.isRepeating = false;
  expect(press('more')).toBe(false);
  expect(keptKinds()).toEqual(['press']);
});

/** Enters a value as a person does: the browser changes the field and tells the page. */
function enter(id: string, value: string): void {
  const field = find(id);
  Object.assign(field, { value });
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

const kept = () => window.keptInput?.kept.map(({ element, ...rest }) => [element.id, rest]);

test('keeps what is typed once a field, with its last text, in the order of the entries', async () => {
  await runScript();
  enter('field', 'A');
  enter('field', 'AB');
  enter('note', 'Ring twice');
  enter('size', 'M');
  enter('field', 'ABC');
  expect(kept()).toEqual([
    ['field', { kind: 'type', value: 'AB' }],
    ['note', { kind: 'type', value: 'Ring twice' }],
    ['size', { kind: 'type', value: 'M' }],
    ['field', { kind: 'type', value: 'ABC' }],
  ]);
});

test('keeps a choice with the state that the browser has given it, and as one entry', async () => {
  await runScript();
  press('box');
  press('one');
  for (const id of ['box', 'one'])
    for (const name of ['input', 'change']) find(id).dispatchEvent(new Event(name, { bubbles: true }));
  expect(kept()).toEqual([
    ['box', { kind: 'choose', checked: true }],
    ['one', { kind: 'choose', checked: true }],
  ]);
});

test('leaves a press into a text field to the browser, and keeps no press of it', async () => {
  await runScript();
  expect(press('field')).toBe(true);
  expect(kept()).toEqual([]);
});

test('keeps what is entered in something that is no field from the client, without an entry', async () => {
  await runScript();
  find('more').dispatchEvent(new Event('input', { bubbles: true }));
  expect(kept()).toEqual([]);
});

test('keeps a form that Enter submits, and shows it at its button', async () => {
  await runScript();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.assign(event, { submitter: find('send') });
  expect(find('form').dispatchEvent(event)).toBe(false);
  expect(kept()).toEqual([['form', { kind: 'submit' }]]);
  expect(find('send').hasAttribute('data-kept')).toBe(true);
});

test('tells nothing of what it keeps to a client that is not ready', async () => {
  await runScript();
  const told = vi.fn();
  const events = ['click', 'input', 'change', 'submit'];
  for (const name of events) document.addEventListener(name, told, { once: true });
  press('more');
  press('box');
  enter('field', 'A');
  submit();
  expect(told).not.toHaveBeenCalled();
  window.keptInput?.release();
  press('more');
  enter('field', 'AB');
  submit();
  expect(told.mock.calls.map(([event]) => event.type)).toEqual(events);
});

test('leaves a link to a place in the page to the browser', async () => {
  await runScript();
  expect(press('link')).toBe(true);
  expect(kept()).toEqual([]);
});

test('loads the client with the modules that it needs, in the way that their tags say', async () => {
  const own = document.createElement('script');
  Object.assign(own.dataset, { entry: '/assets/main.js', modules: '/assets/react.js /assets/cart.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  await runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  // Once, whatever else would load it.
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  // The scripts of the tests before have no address.
  const loaded = [...document.head.children].filter(({ outerHTML }) => outerHTML.includes('/assets/'));
  expect(loaded.map(({ outerHTML }) => outerHTML)).toEqual([
    '<link crossorigin="" rel="modulepreload" href="/assets/react.js">',
    '<link crossorigin="" rel="modulepreload" href="/assets/cart.js">',
    '<script crossorigin="" type="module" src="/assets/main.js"></script>',
  ]);
  vi.restoreAllMocks();
});

test('goes on waiting for the client after an error of something else', async () => {
  await runScript();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('of a script of the content service') }));
  expect(press('terms')).toBe(false);
  expect(document.querySelector('noscript')).not.toBeNull();
});

test('leaves what is outside the page alone', async () => {
  await runScript();
  document.body.insertAdjacentHTML('beforeend', '<a href="/x" id="outside">x</a>');
  expect(press('outside')).toBe(true);
  expect(keptKinds()).toEqual([]);
});

test.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('leaves a press with the %s to the browser', async (key) => {
  await runScript();
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
  expect(find('terms').dispatchEvent(pressed)).toBe(true);
  expect(keptKinds()).toEqual([]);
});

test.each(['pointerdown', 'keydown'])(
  'loads the client at a %s, but not before the page has all its data',
  async (first) => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await runScript();
    window.dispatchEvent(new Event(first));
    expect(document.head.querySelector('script')).toBeNull();
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.head.querySelector('script')).not.toBeNull();
  },
);

test('loads the client after three seconds of a page that does not end loading, and no sooner', async () => {
  await runScript();
  const isLoaded = () => document.head.querySelector('script') !== null;
  vi.advanceTimersByTime(2900);
  expect(isLoaded()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(isLoaded()).toBe(true);
});

test.each<[string, () => void]>([
  [
    'it cannot be loaded',
    () => [...document.head.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('error')),
  ],
  [
    'one of its scripts cannot be read',
    () => window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected token') })),
  ],
  ['it fails before it has rendered anything', () => window.giveUp?.()],
])('gives links back and says what the page needs if the client does not come because %s', async (_, fail) => {
  await runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  expect(press('terms')).toBe(false);
  const followed = vi.spyOn(find('terms'), 'click').mockReturnValue();
  fail();
  expect(followed).toHaveBeenCalledOnce();
  expect(press('terms')).toBe(true);
  expect(document.body.textContent).toContain('This page needs JavaScript.');
  expect(document.querySelector('[data-kept]')).toBeNull();
  // The browser would write the email into the URL.
  expect(submit()).toBe(false);
});

test('gives links back by time if the client neither comes nor fails, and keeps the rest for it', async () => {
  await runScript();
  window.dispatchEvent(new Event('load'));
  press('more');
  vi.advanceTimersByTime(14_000);
  expect(press('terms')).toBe(false);
  const followed = vi.spyOn(find('terms'), 'click').mockReturnValue();
  vi.advanceTimersByTime(1000);
  expect(followed).toHaveBeenCalledOnce();
  expect([press('terms'), press('more')]).toEqual([true, false]);
  expect(keptKinds()).toEqual(['press', 'press', 'press']);
});

test('leaves links to the client once it has hydrated the page', async () => {
  await runScript();
  window.dispatchEvent(new Event('load'));
  press('terms');
  const followed = vi.spyOn(find('terms'), 'click');
  window.keptInput?.release();
  delete window.keptInput;
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('of a script of the content service') }));
  expect(followed).not.toHaveBeenCalled();
  expect(press('more')).toBe(true);
});

test('neither keeps anything nor loads the client in an old browser', async () => {
  window.isOldBrowser = true;
  await runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect([press('terms'), window.keptInput, document.head.querySelector('script')]).toEqual([true, undefined, null]);
});
