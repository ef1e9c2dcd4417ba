/** A page as a screen reader reads it, line by line. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Elements that are read as a part of the line they stand in. */
const INLINE = new Set('A ABBR B BDI BR CODE DEL EM I INS SMALL SPAN STRONG SUB SUP TIME U'.split(' '));

/** Roles that are read with their name, and then with what is in them. */
const CONTAINERS = new Set(
  'alert alertdialog article banner complementary contentinfo dialog form group main navigation radiogroup region search status'.split(
    ' ',
  ),
);

/** Elements that a browser never shows. */
const NEVER_SHOWN = new Set('DATALIST LINK META SCRIPT STYLE TEMPLATE TITLE'.split(' '));

/**
 * Tests of components have no style sheet, so an element is hidden by what stands on it. happy-dom would work out every
 * property of an element from all its ancestors: a third of the time of a page.
 */
const ownStyles = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: (element: Element) => (hasStyle(element) ? element.style : window.getComputedStyle(element)),
};

const INDENT = '  ';

/** Returns the lines of an element. What is in a container is indented. Hidden elements are left out. */
export function readAloud(element: Element): string[] {
  return [...element.childNodes].reduce<Line[]>(addNode, []).map(({ text }) => text);
}

type Line = { readonly text: string; readonly isOpen: boolean };

function addNode(lines: Line[], node: ChildNode): Line[] {
  if (node.nodeType === Node.TEXT_NODE) return addText(lines, node.nodeValue ?? '');
  if (!hasStyle(node) || isHidden(node)) return lines;
  // A place where a long word may be broken.
  if (node.tagName === 'WBR') return lines;
  const own = readElement(node);
  if (own !== undefined) return [...close(lines), ...own.map((text) => ({ text, isOpen: false }))];
  const inner = [...node.childNodes];
  // Styles place inline elements apart.
  if (INLINE.has(node.tagName)) return addText(inner.reduce(addNode, addText(lines, ' ')), ' ');
  return close(inner.reduce(addNode, close(lines)));
}

function hasStyle(node: Node): node is HTMLElement | SVGElement {
  return node instanceof HTMLElement || node instanceof SVGElement;
}

function isHidden(element: HTMLElement | SVGElement): boolean {
  const { display, visibility } = element.style;
  const isNotDrawn = display === 'none' || visibility === 'hidden' || NEVER_SHOWN.has(element.tagName);
  // A closed dialog stays in the page.
  const isClosed = element.matches('dialog:not([open])');
  return isNotDrawn || isClosed || element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';
}

/** A text continues the line before it, unless a block has ended that. */
function addText(lines: Line[], value: string): Line[] {
  const text = value.replace(/[\s\u00a0\u202f]+/g, ' ');
  const last = lines.at(-1);
  if (last?.isOpen) return [...lines.slice(0, -1), { text: (last.text + text).replace(/ +/g, ' '), isOpen: true }];
  return text.trim() === '' ? lines : [...lines, { text: text.trimStart(), isOpen: true }];
}

function close(lines: Line[]): Line[] {
  return lines.map(({ text }) => ({ text: text.trimEnd(), isOpen: false }));
}

/** Returns the lines of an element that has a role of its own; undefined for one that only has texts or other elements. */
function readElement(element: Element): string[] | undefined {
  const role = getRole(element);
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  // The library gives some summaries no name.
  const ownText = element.tagName === 'SUMMARY' ? element.textContent : '';
  const name = inOneLine(computeAccessibleName(element, ownStyles)) || inOneLine(ownText);
  const description = inOneLine(computeAccessibleDescription(element, ownStyles));
  const says = (what: string, ...states: (string | false | null | undefined)[]) => {
    const more = [...states, description && `described as "${description}"`].filter(Boolean);
    return [`${what}${name && ` "${name}"`}${more.length > 0 ? ` (${more.join(', ')})` : ''}`];
  };
  const inside = () => readAloud(element).map((line) => INDENT + line);

  switch (role) {
    case 'heading':
      return says(`heading ${element.getAttribute('aria-level') ?? element.tagName.slice(1)}`);
    case 'link':
      return says('link', `to ${element.getAttribute('href')}`, current(element));
    case 'button':
      return says('button', ...stateOf(element));
    case 'img':
      return name ? says('image') : [];
    case 'checkbox':
    case 'radio':
    case 'switch':
      return says(role, element instanceof HTMLInputElement && element.checked && 'checked', ...stateOf(element));
    case 'textbox':
    case 'searchbox':
    case 'spinbutton':
    case 'combobox':
    case 'listbox':
      return says(role, `value "${readValue(element)}"`, ...stateOf(element));
    case 'listitem':
      return readAloud(element).map((line, index) => `${index === 0 ? '- ' : INDENT}${line}`);
    case 'row':
      return [`row: ${[...element.children].map((cell) => readAloud(cell).join('; ')).join(' | ')}`];
    default:
      return role !== null && CONTAINERS.has(role) ? [...says(role, ...stateOf(element)), ...inside()] : undefined;
  }
}

function readValue(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
}

function current(element: Element): string | false {
  return element.getAttribute('aria-current') !== null && 'current';
}

function stateOf(element: Element): (string | false)[] {
  const is = (attribute: string, value = 'true') => element.getAttribute(attribute) === value;
  return [
    (element.matches(':disabled') || is('aria-disabled')) && 'disabled',
    (element.matches('[required]') || is('aria-required')) && 'required',
    is('aria-invalid') && 'invalid',
    is('aria-busy') && 'busy',
    (is('aria-expanded') || element.matches('details[open] > summary')) && 'open',
    (is('aria-expanded', 'false') || element.matches('details:not([open]) > summary')) && 'closed',
    is('aria-pressed') && 'pressed',
    current(element),
  ];
}
