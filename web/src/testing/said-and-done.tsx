/**
 * Runs the rows of a table "said and done": what a page announces before a change, what is sent, what the shop holds
 * afterwards, and what the pages then show. A row is read by eye: its values are written by hand.
 */

import { calls } from '@perennial/shared/catalogue/routes';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OtherPage, openShopAs, type SentCall, type ShopDay, type ShopScreens } from './shop-screens.tsx';

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

type Sent = Pick<SentCall, 'name' | 'query' | 'body'>;

export type SaidAndDone = {
  /**
   * The id of a scenario customer, and the place of the subscription in the customer's list, for example `us-subscriber 1`;
   * or a culture, for a visitor who is not signed in.
   */
  readonly who: string;
  readonly does: string;
  /** The day and the time zone of the shop; noon of UTC on 15 March 2026 by default. */
  readonly on?: ShopDay;
  /** The page; here, in what is sent and in what pages show, `{n}` stands for the number of the subscription. */
  readonly at: string;
  readonly steps: readonly Step[];
  /** What the page announces after the steps, before the change. */
  readonly reads?: readonly string[];
  /** The last dialog before the change. */
  readonly asks?: Announcement;
  /** What the steps send, for example the address before an order. */
  readonly sentBefore?: readonly Sent[];
  /** The button that makes the change, with the amount that it names. */
  readonly confirm?: string;
  /** The changing calls; of a call that changes nothing, for example a card session, the last one if it stands here. */
  readonly sent: readonly Sent[];
  /** The notice after it, or all of them, word by word; none by default. */
  readonly notice?: string | readonly string[];
  /** The dialog that follows the change. */
  readonly follows?: Announcement;
  /** The page to which the change leads, with its query. */
  readonly leadsTo?: string;
  /** The page of a payment provider, or the file, that the browser opens. */
  readonly leavesFor?: OtherPage;
  /** The button that is pressed there, and what follows in the shop, in the same tab. */
  readonly comesBack?: {
    readonly press: 'pay' | 'decline' | 'cancel';
    readonly to: string;
    readonly sent: readonly Sent[];
    readonly notice?: string;
  };
  /** What the shop then holds of the subscription, among other things. */
  readonly holds?: object;
  /** What the shop then answers to GET requests, among other things, by path. */
  readonly answers?: Readonly<Record<string, object>>;
  /** What the shop then has in its store, where no call reads it, among other things. */
  readonly stores?: readonly [read: (shop: ShopScreens['shop']) => unknown, expected: object];
  /** What the page then shows that the customer is on: labels with values, as they are read, and "ticked: " with the label of a box. "not: " says what is gone. */
  readonly stays: readonly string[];
  /** What the pages show in a new visit, by their path. */
  readonly shows: Readonly<Record<string, readonly string[]>>;
  /** What they show so many days later, when the shop has done what was announced. */
  readonly later?: { readonly days: number; readonly shows: Readonly<Record<string, readonly string[]>> };
};

const NOT = 'not: ';

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
async function expectAnnounced({ title, facts, says = [] }: Announcement): Promise<void> {
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
  // The words that a button shows while it is busy are in it from the start.
  const own = new RegExp(`^${escapeName(name)}( ?[^…]*…)?$`);
  if (does === 'press') {
    const button = await waitFor(() => {
      const found = scope().getByRole('button', { name: own });
      expect(found.matches('[disabled], [aria-disabled=true]'), `"${name}" can be pressed`).toBe(false);
      return found;
    });
    fireEvent.click(button);
  } else if (does === 'choose') {
    fireEvent.click(await waitFor(() => scope().getByRole('radio', { name: start })));
  } else if (does === 'tick') {
    fireEvent.click(await waitFor(() => scope().getByRole('checkbox', { name: start })));
  } else if (does === 'open') {
    fireEvent.click(await waitFor(() => scope().getByText(name)));
  } else if (does === 'follow') {
    fireEvent.click(await waitFor(() => scope().getByRole('link', { name: own })));
  } else {
    const field = await waitFor(() =>
      does === 'select' ? scope().getByRole('combobox', { name }) : scope().getByLabelText(name),
    );
    const chosen =
      field instanceof HTMLSelectElement
        ? ([...field.options].find(({ text }) => text === value)?.value ?? `no option ${value}`)
        : value;
    if (does === 'enter') fireEvent.submit(field);
    else fireEvent.change(field, { target: { value: chosen } });
  }
}

/** A group of fields, or a form. Throws if there is not one of that name. */
function findGroup(whole: HTMLElement, name: string): HTMLElement {
  return within(whole).queryByRole('form', { name }) ?? within(whole).getByRole('group', { name });
}

/** A space stands for the space in an amount, too, which does not break. */
const escapeName = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

/** Adds a test for each row. */
export function testSaidAndDone(rows: readonly SaidAndDone[]): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  it.each(rows.map((row) => [`${row.who} ${row.does}`, row] as const))('%s', (_, row) => runRow(row));
}

async function runRow(template: SaidAndDone): Promise<void> {
  const [id = '', place = '1'] = template.who.split(' ');
  const screens = await openShopAs(id, template.on);
  const number = screens.numbers[Number(place) - 1] ?? '';
  const fill = (text: string) => text.replaceAll('{n}', number);
  const fillCalls = (sent: readonly Sent[]): readonly Sent[] => JSON.parse(fill(JSON.stringify(sent)));
  const sentBefore = fillCalls(template.sentBefore ?? []);
  const row = { ...template, sentBefore, sent: fillCalls(template.sent) };
  await screens.visit(fill(row.at));
  for (const step of row.steps) await take(step);
  if (row.asks) await expectAnnounced(row.asks);
  await expectTexts(row.reads ?? []);
  if (row.confirm !== undefined) {
    await soon(() => expect(toSent(screens, row), 'sent before it is confirmed').toEqual(sentBefore));
    await take(['press', row.confirm]);
  }
  await expectNotice(row.notice);
  if (row.follows) await expectAnnounced(row.follows);
  else await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  await soon(() => expect(toSent(screens, row)).toEqual([...sentBefore, ...row.sent]));
  await expectShown(screens, row, fill);
}

/** Returns the changing calls, and the last one of each other call that the row names. */
function toSent({ sent }: ShopScreens, row: SaidAndDone): readonly Sent[] {
  const isLast = (call: SentCall) => sent.findLast(({ name }) => name === call.name) === call;
  const isExpected = ({ name }: SentCall) => row.sent.some((expected) => expected.name === name);
  return sent
    .filter((call) => !calls[call.name].isRepeatable || (isExpected(call) && isLast(call)))
    .map(({ name, query, body }) => ({ name, query, body }));
}

/** Compares the notices, each as it is announced. */
function expectNotice(notice: SaidAndDone['notice']): Promise<void> {
  return soon(() => {
    const announced = [...document.querySelectorAll('[role=status][aria-live=polite] p')];
    expect(announced.map(readText)).toEqual([notice ?? []].flat());
  });
}

async function expectShown(screens: ShopScreens, row: SaidAndDone, fill: (path: string) => string): Promise<void> {
  if (row.leavesFor) await soon(() => expect(screens.left).toEqual([row.leavesFor]));
  if (row.comesBack) {
    const { press, to, notice, sent } = row.comesBack;
    screens.sent.length = 0;
    await screens.comeBack(press);
    await soon(() => expect(toSent(screens, row)).toEqual(sent));
    await soon(() => expect(readPlace()).toBe(fill(to)));
    await expectNotice(notice);
  }
  if (row.leadsTo) await soon(() => expect(readPlace()).toBe(fill(row.leadsTo ?? '')));
  await expectTexts(row.stays.map(fill));
  if (row.holds) expect(await screens.read(fill('/api/subscriptions/{n}'))).toMatchObject(row.holds);
  for (const [path, answer] of Object.entries(row.answers ?? {}))
    expect(await screens.read(fill(path))).toMatchObject(answer);
  if (row.stores) expect(row.stores[0](screens.shop)).toMatchObject(row.stores[1]);
  await expectPages(screens, row.shows, fill);
  if (!row.later) return;
  screens.shop.clock.advance(row.later.days);
  await expectPages(screens, row.later.shows, fill);
}

async function expectPages(
  { visit }: ShopScreens,
  pages: SaidAndDone['shows'],
  fill: (path: string) => string,
): Promise<void> {
  for (const [path, texts] of Object.entries(pages)) {
    await visit(fill(path));
    await expectTexts(texts.map(fill));
  }
}

/** Returns path and query of the page, without the culture. */
const readPlace = () => window.location.pathname.replace(/^\/[^/]+/, '') + window.location.search;

/** Reads the page until it has the texts; those after "not:" must then be absent. */
async function expectTexts(texts: readonly string[]): Promise<void> {
  const absent = texts.filter((text) => text.startsWith(NOT)).map((text) => text.slice(NOT.length));
  const present = texts.filter((text) => !text.startsWith(NOT));
  await soon(() => {
    const page = readText(document.body) + readTicked();
    const missing = present.filter((text) => !page.includes(text));
    const left = absent.filter((text) => page.includes(text));
    expect({ missing, left }, `The page reads: ${page}`).toEqual({ missing: [], left: [] });
  });
}

/** Returns "ticked: " and the label of each box that is ticked. */
function readTicked(): string {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')];
  return boxes.flatMap(({ labels }) => [...(labels ?? [])].map((label) => ` ticked: ${readText(label)}`)).join('');
}

/** Waits like `waitFor`; its error has no copy of the whole document. */
function soon(check: () => void): Promise<void> {
  return waitFor(check, { onTimeout: (error) => error });
}
