// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The client, as a module that Node can load: what it runs, and how often. Each has another address. */
let client: { readonly entry: string; readonly ran: () => number };
let clients = 0;
const clientThat = (runs: string) => {
  const name = `client${++clients}`;
  const code = `globalThis.${name}=(globalThis.${name}??0)+1;${runs}`;
  return { entry: `data:text/javascript,${encodeURIComponent(code)}`, ran: () => Reflect.get(globalThis, name) ?? 0 };
};

/** The script's own element, which names the client. */
function setOwnScript(entry: string, modules = ''): void {
  const own = document.createElement('script');
  Object.assign(own.dataset, { entry, modules });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  client = clientThat('');
  setOwnScript(client.entry);
  document.body.innerHTML =
    '<script type="application/json" id="boot">{"texts":{"shell":{"noScript":"This page needs JavaScript."}}}</script><noscript>&lt;p&gt;This page needs JavaScript.&lt;/p&gt;</noscript><div id="root"><a href="#/log-in" id="link">Log In</a><a href="/en-ca/terms" id="terms">Terms</a><button type="button" id="more">+</button><form id="form"><input id="field" name="email"><textarea id="note"></textarea><select id="size"><option>S</option><option>M</option></select><input type="checkbox" id="box"><input type="radio" id="one"><input role="combobox" id="city"><button id="send">Send</button></form></div>';
});
afterEach(() => {
  window.keptInput?.release();
  delete window.keptInput;
  delete window.giveUp;
  delete window.isOldBrowser;
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test('keeps a press on a field that opens a list, and none on another field, which gets the focus', async () => {
  await runScript();
  press('field');
  expect(press('city')).toBe(true);
  expect(kept()).toEqual([['city', { kind: 'press' }]]);
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

test('loads the client once, and before it the modules that it needs', async () => {
  setOwnScript(client.entry, '/assets/react.js /assets/cart.js');
  await runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  // Once, whatever else would load it.
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  await vi.dynamicImportSettled();
  // The scripts of the tests before have no modules.
  const added = [...document.head.children].map(({ outerHTML }) => outerHTML);
  expect(added.filter((one) => one.includes('/assets/'))).toEqual([
    '<link rel="modulepreload" crossorigin="" href="/assets/react.js">',
    '<link rel="modulepreload" crossorigin="" href="/assets/cart.js">',
  ]);
  expect(client.ran()).toBe(1);
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
    await vi.dynamicImportSettled();
    expect(client.ran()).toBe(0);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.dynamicImportSettled();
    expect(client.ran()).toBe(1);
  },
);

test('loads the client after three seconds of a page that does not end loading, and no sooner', async () => {
  await runScript();
  vi.advanceTimersByTime(2900);
  await vi.dynamicImportSettled();
  expect(client.ran()).toBe(0);
  vi.advanceTimersByTime(100);
  await vi.dynamicImportSettled();
  expect(client.ran()).toBe(1);
});

test.each([
  ['it cannot be loaded', 'data:text/plain,', () => undefined],
  ['one of its scripts cannot be read', 'data:text/javascript,)', () => undefined],
  ['it fails before it has rendered anything', '', () => window.giveUp?.()],
])('gives links back and says what the page needs if the client does not come because %s', async (_, entry, fail) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  if (entry !== '') setOwnScript(entry);
  await runScript();
  expect(press('terms')).toBe(false);
  const followed = vi.spyOn(find('terms'), 'click').mockReturnValue();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  await vi.dynamicImportSettled();
  fail();
  expect(followed).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledTimes(entry === '' ? 0 : 1);
  expect(press('terms')).toBe(true);
  expect(document.body.textContent).toContain('This page needs JavaScript.');
  expect(document.querySelector('noscript, [data-kept]')).toBeNull();
  // The browser would write the email into the URL.
  expect(submit()).toBe(false);
  vi.unstubAllGlobals();
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
  expect(followed).not.toHaveBeenCalled();
  expect(press('more')).toBe(true);
});

test('neither keeps anything nor loads the client in an old browser', async () => {
  window.isOldBrowser = true;
  await runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  await vi.dynamicImportSettled();
  expect([press('terms'), window.keptInput, client.ran()]).toEqual([true, undefined, 0]);
});
