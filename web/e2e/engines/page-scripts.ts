/** What runs in the page. Each function is sent there as its source: it uses its parameters and what the page has. */

/** Defined by the library's script. It reads roles, names and what is hidden as assistive technology does. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

type Pattern = string | { readonly source: string; readonly flags: string };

export type Wanted = {
  readonly by: 'role' | 'text' | 'label' | 'title';
  readonly role?: string;
  readonly name: Pattern;
};

export function hasQueries(): boolean {
  return 'TestingLibraryDom' in globalThis;
}

/** Returns the first element that can be used. `part` is the role of the part of the page; the last one counts. */
export function findElement(part: string | null, { by, role = '', name }: Wanted): Element | null {
  const { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } = TestingLibraryDom;
  const root = part === null ? document.body : queryAllByRole(document.body, part).at(-1);
  if (!root) return null;
  const pattern = typeof name === 'string' ? name : new RegExp(name.source, name.flags);
  const queries = {
    role: () => queryAllByRole(root, role, { name: pattern }),
    text: () => queryAllByText(root, pattern),
    label: () => queryAllByLabelText(root, pattern, { selector: 'input, textarea, select' }),
    title: () => queryAllByTitle(root, pattern),
  };
  const canBeUsed = (element: Element) =>
    element.checkVisibility() && !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';
  return queries[by]().find(canBeUsed) ?? null;
}

export function findOption(select: HTMLSelectElement, text: string): HTMLOptionElement | null {
  return [...select.options].find((option) => option.text === text) ?? null;
}

export function scrollTo(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** Returns the text that can be read. */
export function readText(part: string | null): string {
  const parts = part === null ? [document.body] : TestingLibraryDom.queryAllByRole(document.body, part);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read
  return parts.at(-1)?.innerText ?? '';
}
