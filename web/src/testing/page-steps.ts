/** What a person does on a page of the shop, and what is read there. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What a dialog announces: its labels with their values, all of them, and sentences of it. */
export type Announcement = {
  readonly title: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly says?: readonly string[];
};

/**
 * What a person does on the page: a button, a choice or a section by its name, a field by its label, and the Enter key in
 * a field. A name that several groups of fields have stands after the name of its group, for example
 * `Billing address > Town`.
 */
export type Step =
  | readonly [does: 'read', dialog: Announcement]
  | readonly [does: 'press' | 'choose' | 'tick' | 'follow' | 'open', name: string]
  | readonly [does: 'enter', field: string]
  | readonly [does: 'fill' | 'select', label: string, value: string];

/** Returns the texts of an element as they are read, with one space between them. Hidden texts count as read. */
export function readText(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the labels of an element with their values, in their order. */
export function readFacts(element: HTMLElement): Record<string, string> {
  const terms = within(element).queryAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [readText(term), term.nextElementSibling ? readText(term.nextElementSibling) : '']),
  );
}

/** Returns the dialog that is open, or the page. */
const openDialog = () => screen.queryAllByRole('dialog').at(-1) ?? document.body;

/** Compares a dialog with what it has to announce. */
export async function expectAnnounced({ title, facts, says = [] }: Announcement): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await soon(() => {
    if (facts) expect(readFacts(dialog)).toEqual(facts);
    for (const sentence of says) expect(readText(dialog)).toContain(sentence);
  });
}

/** Does a step in an element, as soon as that is possible; by default in the dialog that is open, or on the page. */
export async function take(step: Step, whole: () => HTMLElement = openDialog): Promise<void> {
  if (step[0] === 'read') return expectAnnounced(step[1]);
  const [does, label, value] = step;
  const [name = '', group] = label.split(' > ').toReversed();
  // A dialog may take the place of another one meanwhile.
  const scope = () => within(group ? findGroup(whole(), group) : whole());
  const start = new RegExp(`^${escapeName(name)}`);
  // The words that a button shows while it is busy are in it from the start. An amount is not among them.
  const own = new RegExp(`^${escapeName(name)}( ?[^…\\d]*…)?$`);
  if (does === 'press') {
    const button = await waitFor(() => {
      const found = scope().getByRole('button', { name: own });
      expect(found.matches('[disabled], [aria-disabled=true]'), `"${name}" can be pressed`).toBe(false);
      return found;
    });
    fireEvent.click(button);
  } else if (does === 'choose') {
    await check(await waitFor(() => scope().getByRole('radio', { name: start })));
  } else if (does === 'tick') {
    const box = await waitFor(() => scope().getByRole<HTMLInputElement>('checkbox', { name: start }));
    await check(box, !box.checked);
  } else if (does === 'open') {
    fireEvent.click(await waitFor(() => scope().getByText(name)));
  } else if (does === 'follow') {
    // What the link is about can follow its name.
    const link = new RegExp(`^${escapeName(name)}( ?:.*)?$`);
    // The menu can have the same link once more.
    const [first] = await waitFor(() => scope().getAllByRole('link', { name: link }));
    if (first) fireEvent.click(first);
  } else {
    const field = await waitFor(() =>
      does === 'select' ? scope().getByRole('combobox', { name }) : scope().getByLabelText(name),
    );
    const chosen =
      field instanceof HTMLSelectElement
        ? ([...field.options].find(({ text }) => text === value)?.value ?? `no option ${value}`)
        : value;
    if (does === 'enter') {
      fireEvent.submit(field);
    } else {
      fireEvent.change(field, { target: { value: chosen } });
      await soon(
        () => field.isConnected && expect(field, `"${label}" shows what was entered`).toHaveProperty('value', chosen),
      );
    }
  }
}

/** Presses a box or a choice, which then shows that it was pressed, unless something takes its place. */
async function check(box: HTMLElement, isChecked = true): Promise<void> {
  fireEvent.click(box);
  await soon(() => box.isConnected && expect(box, 'it shows what was chosen').toHaveProperty('checked', isChecked));
}

/** A group of fields, or a form. Throws if there is not one of that name. */
function findGroup(whole: HTMLElement, name: string): HTMLElement {
  return within(whole).queryByRole('form', { name }) ?? within(whole).getByRole('group', { name });
}

/** A space stands for the space in an amount, too, which does not break. */
const escapeName = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

/** Waits like `waitFor`; its error has no copy of the whole document. */
export function soon(check: () => void): Promise<void> {
  return waitFor(check, { onTimeout: (error) => error });
}
