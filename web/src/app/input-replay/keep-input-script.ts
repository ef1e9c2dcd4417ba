/**
 * Runs before the markup of a server-rendered page: keeps what a person does until the client has hydrated the page, and loads
 * the client after the first view (docs/rules/content.md#server-rendered-pages). It is built into the page as one inline script.
 */
import { BOOT_ELEMENT_ID, LATEST_CLIENT_MS } from '@perennial/shared/boot';
import type { KeptInput } from './replay-input.ts';

/** The client is loaded at the latest after this time, in milliseconds: a picture may keep the page loading. */
const LATEST_START_MS = 3000;

/** What was pressed shows that its press waits for the client (ui/base.css). */
const MARK = 'data-kept';

const own = document.currentScript;
const kept: KeptInput['kept'] = [];
const released = new AbortController();
const early: KeptInput = {
  kept,
  isRepeating: false,
  release() {
    released.abort();
    unmark();
  },
};
let areLinksFree = false;

/** What the browser does well without the client: other tabs, places in the page, details elements. */
function isLeftToBrowser(event: MouseEvent, pressed: Element): boolean {
  const href = pressed.getAttribute('href');
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || href?.startsWith('#') === true;
}

/** The listeners are on the document, because they are there before the page is. An event of a repetition is not a person's. */
function findInPage({ target }: Event): Element | undefined {
  if (early.isRepeating) return undefined;
  return target instanceof Element && target.closest('#root') ? target : undefined;
}

function onClick(event: MouseEvent): void {
  const pressed = findInPage(event)?.closest<HTMLElement>('button, a[href], input, summary, label');
  if (!pressed || pressed.matches('label, summary') || isLeftToBrowser(event, pressed)) return;
  if (areLinksFree && pressed.matches('a')) return;
  event.stopImmediatePropagation();
  if (pressed instanceof HTMLInputElement) {
    if (isChoice(pressed)) kept.push({ kind: 'choose', element: pressed, checked: pressed.checked });
    // A press opens its list.
    else if (pressed.matches('[role=combobox]')) kept.push({ kind: 'press', element: pressed });
    return;
  }
  event.preventDefault();
  pressed.setAttribute(MARK, '');
  kept.push({ kind: 'press', element: pressed });
}

function isChoice(element: HTMLInputElement): boolean {
  return element.type === 'checkbox' || element.type === 'radio';
}

function onInput(event: Event): void {
  const target = findInPage(event);
  if (!target) return;
  event.stopImmediatePropagation();
  if (!isField(target) || (target instanceof HTMLInputElement && isChoice(target))) return;
  const last = kept.at(-1);
  if (last?.kind === 'type' && last.element === target) last.value = target.value;
  else kept.push({ kind: 'type', element: target, value: target.value });
}

function isField(target: Element): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** With Enter in a field: a press of its submit button is kept as a press already. */
function onSubmit(event: SubmitEvent): void {
  const form = findInPage(event);
  if (!form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  event.submitter?.setAttribute(MARK, '');
  if (form instanceof HTMLFormElement) kept.push({ kind: 'submit', element: form });
}

function unmark(): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const href of own?.dataset['modules']?.split(' ') ?? []) preload(href);
  import(/* @vite-ignore */ String(own?.dataset['entry'])).catch((error: unknown) => {
    giveUp();
    reportError(error);
  });
  setTimeout(freeLinks, LATEST_CLIENT_MS);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Without the client links still lead on, and the page says what it needs. */
function giveUp(): void {
  if (!window.keptInput) return;
  unmark();
  freeLinks();
  const notice = document.createElement('p');
  notice.className = 'no-script';
  // Not as the HTML that stands there already, which the policy of the page refuses (ADR 97).
  notice.textContent = JSON.parse(String(document.getElementById(BOOT_ELEMENT_ID)?.textContent)).texts.shell.noScript;
  document.querySelector('noscript')?.replaceWith(notice);
}

/** The rest stays kept: without the client a form would write what was typed into the URL. */
function freeLinks(): void {
  if (areLinksFree || !window.keptInput) return;
  areLinksFree = true;
  for (const { kind, element } of kept) if (kind === 'press' && element.matches('a')) element.click();
}

/** The client reads the boot data at the end of the document. */
function startWhenParsed(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** In an old browser the page is as the server has rendered it. */
if (!window.isOldBrowser) {
  const options = { capture: true, signal: released.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('change', onInput, options);
  document.addEventListener('submit', onSubmit, options);
  window.keptInput = early;
  window.giveUp = giveUp;

  addEventListener('load', () => setTimeout(start));
  addEventListener('pointerdown', startWhenParsed, { once: true, capture: true });
  addEventListener('keydown', startWhenParsed, { once: true, capture: true });
  setTimeout(startWhenParsed, LATEST_START_MS);
}
