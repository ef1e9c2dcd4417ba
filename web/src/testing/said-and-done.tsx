/**
 * Runs the rows of a table "said and done": what a page announces before a change, what is sent, what the shop holds
 * afterwards, and what the pages then show. A row is read by eye: its values are written by hand.
 */

import { calls } from '@perennial/shared/catalogue/routes';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Announcement, expectAnnounced, readText, type Step, soon, take } from './page-steps.ts';
import {
  leaveShop,
  type OtherPage,
  openShopAs,
  type SentCall,
  type ShopDay,
  type ShopScreens,
} from './shop-screens.tsx';

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
  /** The steps to another page in the same visit, whose data may be older than the change. */
  readonly thenSteps?: readonly Step[];
  /** The page to which the change, or the steps after it, lead, with its query. */
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

/** Adds a test for each row. */
export function testSaidAndDone(rows: readonly SaidAndDone[]): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(leaveShop);
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
  await expectReceipt(screens);
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

/** A message about a change leads to its receipt, and not to the list of all: that would be for calls that were not made. */
function expectReceipt({ receipts }: ShopScreens): Promise<void> {
  return soon(() => {
    const given = receipts.map(({ id }) => id);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.after-change__link')];
    const linked = links.map(({ href }) => new URL(href).searchParams.get('receipt') ?? 'all receipts');
    expect(linked.filter((id) => !given.includes(id))).toEqual([]);
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
  for (const step of row.thenSteps ?? []) await take(step);
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
