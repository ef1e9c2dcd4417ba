/** Holds what every form and dialog does that sends something: docs/rules/errors.md#states-of-forms-and-dialogs. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../in-shop.tsx';
import { moveFocusWithDialogs } from './browser-dialogs.ts';
import type { ChangeRow, ChangeRows } from './change-row.ts';
import {
  alerts,
  announced,
  button,
  enabled,
  forgetAnnouncements,
  pass,
  press,
  pressElement,
  pressEscape,
  pressOutside,
  until,
} from './person.ts';
import { openTestShop, problem, type TestShop } from './test-shop.ts';

const REFUSAL = 'The shop says why not.';
const UNKNOWN = 'We could not learn whether this went through.';
const TAKEN = 'Your change was taken';

/** Longer than all pauses in which a page looks for a change. */
const ALL_PAUSES_MS = 10_000;

/** A state of a form or dialog, by what a person sees. Each is drawn once. */
type State = (row: ChangeRow, page: ReactNode) => Promise<void>;

const states: Readonly<Record<string, State>> = {
  'asks first, by its name, and sends nothing': async (row, page) => {
    const shop = await open(row, page);
    expect([shop.sent, alerts(), isBusy(await sender(row))]).toEqual([[], [], false]);
    if (!row.dialog) return;
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: row.dialog.name });
    expect([dialog.open, dialog.contains(document.activeElement)]).toEqual([true, true]);
    await pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focusedText()).toMatch(row.dialog.opener);
    expect(shop.sent).toEqual([]);
  },

  'reads the reason of a refusal, keeps what was entered, and sends again': async (row, page) => {
    const shop = await open(row, page);
    const entries = row.entries?.();
    const accept = refuseNext(shop);
    await send(row);
    await until(() => expect(alerts()).toEqual([REFUSAL]));
    expect(isFocusLost()).toBe(false);
    expect([row.entries?.(), isBusy(await sender(row))]).toEqual([entries, false]);
    accept();
    await send(row);
    await expectSuccess(row);
    expect(shop.sent).toEqual([sentBy(row), sentBy(row)]);
  },

  'has no old refusal when it is opened again': async (row, page) => {
    if (!row.dialog) return;
    const shop = await open(row, page);
    const entries = row.entries?.();
    refuseNext(shop);
    await send(row);
    await until(() => expect(alerts()).toEqual([REFUSAL]));
    await press(row.dialog.keep);
    expect([screen.queryByRole('dialog'), alerts()]).toEqual([null, []]);
    expect(focusedText()).toMatch(row.dialog.opener);
    await (row.reopen ?? (() => press(row.dialog?.opener ?? '')))();
    screen.getByRole('dialog', { name: row.dialog.name });
    expect([alerts(), row.entries?.()]).toEqual([[], entries]);
    expect(isBusy(await sender(row))).toBe(false);
  },

  'is sent once while it runs, says so, and cannot be closed': async (row, page) => {
    const shop = await open(row, page);
    const accept = holdNext(shop);
    const pressed = await sender(row);
    pressed.focus();
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await pass();
    expect(shop.sent).toEqual([sentBy(row)]);
    const busy = button(row.action);
    expect([isBusy(busy), busy.getAttribute('aria-disabled')]).toEqual([true, 'true']);
    expect([busy.textContent, announced()]).toEqual([
      expect.stringContaining(row.busy),
      expect.stringContaining(row.busy),
    ]);
    if (row.dialog) {
      expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      expect(button(row.dialog.keep).matches(':disabled')).toBe(true);
      await pressEscape();
      await pressOutside();
      screen.getByRole('dialog', { name: row.dialog.name });
    }
    await pressElement(busy);
    accept();
    await expectSuccess(row);
    expect(shop.sent).toEqual([sentBy(row)]);
  },

  'stays a success when the page cannot be read again after it': async (row, page) => {
    const shop = await open(row, page);
    const accept = shop.next;
    shop.next = () => {
      shop.failsReads = true;
      return accept();
    };
    await send(row);
    await pass(ALL_PAUSES_MS);
    expect([alerts(), shop.sent]).toEqual([[], [sentBy(row)]]);
    if (!new RegExp(row.done).test(announced())) {
      expect(announced()).toContain(TAKEN);
      shop.failsReads = false;
      await press('Look again');
      await pass(ALL_PAUSES_MS);
    }
    expect(announced()).toMatch(row.done);
    expect(shop.sent).toEqual([sentBy(row)]);
  },

  'says after a lost answer that the result is unknown, and sends nothing by itself': async (row, page) => {
    const shop = await open(row, page);
    const entries = row.entries?.();
    const accept = shop.next;
    shop.next = () => Promise.reject(new TypeError('The connection was lost'));
    await send(row);
    await pass(ALL_PAUSES_MS);
    expect(alerts().join()).toMatch(row.lost ?? UNKNOWN);
    expect([shop.sent, isFocusLost(), row.entries?.()]).toEqual([[sentBy(row)], false, entries]);
    shop.next = accept;
    await send(row);
    await expectSuccess(row);
  },

  'is a success if the answer was lost, and the page shows the change': async (row, page) => {
    if (row.isNotSeen) return;
    const shop = await open(row, page);
    shop.next = () => {
      shop.answers = row.after;
      return Promise.reject(new TypeError('The connection was lost'));
    };
    await send(row);
    await pass(ALL_PAUSES_MS);
    await expectSuccess(row, row.doneLate);
    expect(shop.sent).toEqual([sentBy(row)]);
  },

  'shows what somebody else has changed meanwhile, with the reason of the refusal': async (row, page) => {
    const { elsewhere } = row;
    if (!elsewhere) return;
    const shop = await open(row, page);
    refuseNext(shop);
    shop.answers = elsewhere.answers;
    await send(row);
    await until(() => expect(announced()).toContain(REFUSAL));
    await until(() => expect(document.body.textContent).toContain(elsewhere.shows));
    expect([isFocusLost(), shop.sent]).toEqual([false, [sentBy(row)]]);
  },
};

/** Every row in every state. `page` draws the page of the URL. */
export function holdChangeStates(rows: ChangeRows, page: ReactNode): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 2, 15, 12) });
    moveFocusWithDialogs();
    vi.stubGlobal('scrollTo', () => {});
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
  });
  for (const [name, row] of Object.entries(rows)) {
    describe(name, () => {
      for (const [title, check] of Object.entries(states)) it(title, () => check(row, page));
    });
  }
}

/** Opens the page and all that comes before the action. */
async function open(row: ChangeRow, page: ReactNode): Promise<TestShop> {
  const shop = openTestShop({ answers: row.answers, changes: [row.call] });
  shop.next = async () => {
    shop.answers = row.after;
    return Response.json(row.response ?? {});
  };
  forgetAnnouncements();
  await renderInShop(page, { session: signedInAnna, ...row.site, at: row.at });
  await row.open();
  return shop;
}

/** The button that sends, once it can be pressed. */
const sender = (row: ChangeRow) => until(() => enabled(row.action));

const send = async (row: ChangeRow) => pressElement(await sender(row));

const sentBy = ({ call, sends: { query = {}, body } }: ChangeRow) => ({ call, query, body });

/** The next changes are refused. Returns a function after which they are taken. */
function refuseNext(shop: TestShop): () => void {
  const accept = shop.next;
  shop.next = async () => problem(REFUSAL, 400);
  return () => {
    shop.next = accept;
  };
}

/** The next change has no answer until the returned function is called. */
function holdNext(shop: TestShop): () => void {
  const accept = shop.next;
  const answered = Promise.withResolvers<void>();
  shop.next = async () => {
    await answered.promise;
    return accept();
  };
  return answered.resolve;
}

async function expectSuccess({ done, focus }: ChangeRow, said = done): Promise<void> {
  await until(() => expect(announced()).toMatch(said));
  expect([screen.queryByRole('dialog'), screen.queryByRole('alert')]).toEqual([null, null]);
  await until(() => expect(focusedText()).toMatch(focus));
}

const isBusy = (element: HTMLElement) => element.getAttribute('aria-busy') === 'true';

/** The text of what has the focus. */
const focusedText = (): string => (isFocusLost() ? 'The focus is lost' : (document.activeElement?.textContent ?? ''));

/** Nobody who uses a keyboard finds the way on from there. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
