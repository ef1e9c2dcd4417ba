/** Holds what every form and dialog does that sends something (docs/rules/errors.md#states-of-forms-and-dialogs). */
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../in-shop.tsx';
import { readFacts } from '../page-steps.ts';
import type { ChangedElsewhere, ChangeRow, ChangeRows } from './change-row.ts';
import { Cache, goTo, learnOfChanges, saysGone } from './learn-of-changes.tsx';
import {
  alerts,
  announced,
  button,
  enabled,
  FIELDS,
  field,
  focusedText,
  forgetAnnouncements,
  isFocusLost,
  pass,
  press,
  pressElement,
  pressEscape,
  pressOutside,
  reachable,
  until,
} from './person.ts';
import { prepareStates } from './prepare-states.ts';
import { holdNext, openTestShop, REFUSAL, refuseNext, type TestShop } from './test-shop.ts';

const UNKNOWN = 'We do not know whether your change went through.';
const TAKEN = 'Your change has been received';
/** The reason that the test's shop gives for a read. */
const UNREAD = 'This could not be loaded just now. Nothing is lost.Not now.';

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
    expect(Object.entries(readFacts(dialog))).toEqual(Object.entries(row.dialog.facts ?? {}));
    await pressEscape();
    expect(shop.sent).toEqual([]);
    if (row.dialog.needsAnswer) return void screen.getByRole('dialog', { name: row.dialog.name });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focusedText()).toMatch(row.dialog.opener);
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
    const shop = await open(row, page);
    const entries = row.entries?.();
    refuseNext(shop);
    await send(row);
    await until(() => expect(alerts()).toEqual([REFUSAL]));
    if (row.dialog) {
      await press(row.dialog.keep);
      expect([screen.queryByRole('dialog'), alerts()]).toEqual([null, []]);
      expect(focusedText()).toMatch(row.dialog.focus ?? row.dialog.opener);
    } else {
      cleanup();
      await renderRow(row, page);
    }
    await (row.reopen ?? (async () => row.dialog && press(row.dialog.opener)))();
    if (row.dialog) screen.getByRole('dialog', { name: row.dialog.name });
    await until(() => expect(row.entries?.()).toEqual('kept' in row ? row.kept : entries));
    expect([alerts(), isBusy(button(row.action))]).toEqual([[], false]);
  },

  'is sent once while it runs, says so, and cannot be closed': async (row, page) => {
    const shop = await open(row, page);
    const accept = holdNext(shop);
    const pressed = await sender(row);
    pressed.focus();
    // Two presses before the button is drawn as busy, and a third one after it.
    act(() => {
      pressed.click();
      pressed.click();
    });
    await pass();
    expect(shop.sent).toEqual([sentBy(row)]);
    const busy = button(row.action);
    expect([isBusy(busy), busy.getAttribute('aria-disabled')]).toEqual([true, 'true']);
    expect([busy.textContent, announced()]).toEqual([
      expect.stringContaining(row.busy),
      expect.stringContaining(row.busy),
    ]);
    expect(openFields(busy, row.locks)).toEqual([]);
    if (row.dialog) {
      expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      const { keep, other = keep } = row.dialog;
      if (other !== 'Close') expect(button(other).matches(':disabled')).toBe(true);
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
      shop.failing = [...shop.reads];
      return accept();
    };
    await send(row);
    await pass(ALL_PAUSES_MS);
    // The next page may say that it cannot be read.
    expect(alerts().filter((text) => !text.startsWith(UNREAD))).toEqual([]);
    expect(shop.sent).toEqual([sentBy(row)]);
    const again = ['Check again', 'Try again'].find((name) => reachable().textContent.includes(name));
    if (again) {
      expect(announced()).toContain(TAKEN);
      shop.failing = [];
      await press(again);
      await pass(ALL_PAUSES_MS);
    }
    await until(() => expect(`${announced()} ${reachable().textContent}`).toMatch(row.done));
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
};

/** After the refusal of a change that somebody else has made already, or has made impossible. */
async function showsChangedElsewhere(
  row: ChangeRow,
  { answers, shows, says, leave }: ChangedElsewhere,
  page: ReactNode,
) {
  const shop = await open(row, page);
  expect(document.body.textContent).not.toContain(shows);
  refuseNext(shop);
  shop.answers = answers;
  await send(row);
  await until(() => expect(announced()).toContain(says ?? REFUSAL));
  if (leave) await press(leave);
  await until(() => expect(document.body.textContent).toContain(shows));
  await until(() => expect(isFocusLost()).toBe(false));
  expect(shop.sent).toEqual(says === undefined ? [sentBy(row)] : []);
}

/** Before a press: a dialog that is not about anything any more goes with a word, and no other dialog goes. */
async function learnsOfChangeElsewhere(row: ChangeRow, { answers, takesDialog }: ChangedElsewhere, page: ReactNode) {
  goTo(row.at);
  const shop = await open(
    row,
    <>
      {page}
      <Cache />
    </>,
  );
  shop.answers = answers;
  forgetAnnouncements();
  await learnOfChanges();
  const isThere = screen.queryByRole('dialog', { name: row.dialog?.name ?? '' }) !== null;
  expect([isThere, saysGone()]).toEqual([!takesDialog, takesDialog === true]);
  expect([shop.sent, isFocusLost()]).toEqual([[], false]);
}

/** Where no page shows what was sent, a refusal says nothing about what the page shows. */
async function readsNothingAgain(row: ChangeRow, page: ReactNode) {
  const shop = await open(row, page);
  const entries = row.entries?.();
  const { length } = shop.reads;
  refuseNext(shop);
  await send(row);
  await until(() => expect(alerts()).toEqual([REFUSAL]));
  expect([alerts(), row.entries?.(), shop.reads.slice(length)]).toEqual([[REFUSAL], entries, []]);
}

/** Every row in every state. `page` draws the page of the URL. */
export function holdChangeStates(rows: ChangeRows, page: ReactNode): void {
  prepareStates();
  for (const [name, row] of Object.entries(rows)) {
    describe(name, () => {
      for (const [title, check] of Object.entries(states)) it(title, () => check(row, page));
      const { elsewhere } = row;
      if (typeof elsewhere === 'string') {
        it(`keeps reason and entries after a refusal, and reads nothing again: ${elsewhere}`, () =>
          readsNothingAgain(row, page));
        return;
      }
      it('shows what somebody else has changed meanwhile, with the reason of the refusal', () =>
        showsChangedElsewhere(row, elsewhere, page));
      if (row.dialog) {
        it('says why it has gone, if what it asks about is not offered any more', () =>
          learnsOfChangeElsewhere(row, elsewhere, page));
      }
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
  await renderRow(row, page);
  await row.open();
  return shop;
}

const renderRow = ({ at, site }: ChangeRow, page: ReactNode) =>
  renderInShop(page, { session: signedInAnna, ...site, at });

/** The button that sends, once it can be pressed. */
const sender = (row: ChangeRow) => until(() => enabled(row.action));

const send = async (row: ChangeRow) => pressElement(await sender(row));

const sentBy = ({ call, sends: { query = {}, body } }: ChangeRow) => ({ call, query, body });

async function expectSuccess({ done, focus, next }: ChangeRow, said = done): Promise<void> {
  if (next) {
    await until(() => {
      const dialog = screen.getByRole('dialog', { name: next });
      expect(`${announced()} ${dialog.textContent}`).toMatch(said);
      expect(dialog.contains(document.activeElement)).toBe(true);
    });
  } else {
    // A screen reader reads what gets the focus, too: the card form takes the place of a button.
    await until(() => expect(`${announced()} ${focusedText()}`).toMatch(said));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(alerts()).toEqual([]);
  await until(() => expect(focusedText()).toMatch(focus));
}

/** The labels of the fields beside a button, and of those with the labels, that can be changed. */
function openFields(pressed: HTMLElement, labels: readonly string[] = []): readonly string[] {
  const own = pressed.closest('form, dialog')?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [];
  return [...own, ...labels.map(field)]
    .filter((one) => !one.readOnly && !one.disabled && !one.closest('fieldset[disabled]'))
    .map(({ id, name }) => name || id);
}

const isBusy = (element: HTMLElement) => element.getAttribute('aria-busy') === 'true';
