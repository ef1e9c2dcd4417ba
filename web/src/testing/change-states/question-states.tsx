/** Holds what the dialogs do that send nothing (docs/rules/errors.md#states-of-forms-and-dialogs). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderInShop, type ShopOptions, signedInAnna } from '../in-shop.tsx';
import { Cache, goTo, learnOfChanges, saysGone } from './learn-of-changes.tsx';
import {
  alerts,
  focusedText,
  forgetAnnouncements,
  isFocusLost,
  pressEscape,
  pressOutside,
  reachable,
  until,
} from './person.ts';
import { prepareStates } from './prepare-states.ts';
import { type Answers, openTestShop } from './test-shop.ts';

export type QuestionRow = {
  /** The file that has the dialog, from `web/src`. */
  readonly source: string;
  /** The page, or what is drawn in its place. */
  readonly at: string;
  readonly page?: ReactNode;
  readonly site?: Omit<ShopOptions, 'at'>;
  readonly answers: Answers;
  /** Calls that lead to the dialog, and their response. */
  readonly calls?: readonly CallName[];
  readonly response?: unknown;
  /** What the shop answers to reads after them. */
  readonly after?: Answers;
  /** All that a person does until the dialog is there. */
  readonly open: () => Promise<void>;
  readonly name: string;
  /** A sentence of it, and its buttons and links in their order, after the cross. */
  readonly says: string;
  readonly ways: readonly string[];
  /** What the shop answers to reads when what it asks about is not offered any more. */
  readonly gone?: Answers;
  /** What has the focus after Escape; undefined if only a button closes it. */
  readonly closedFocus: string | undefined;
};

export type QuestionRows = Readonly<Record<string, QuestionRow>>;

export function holdQuestionStates(rows: QuestionRows, page: ReactNode): void {
  prepareStates();
  it.each(Object.entries(rows))(
    '%s has a name, the focus and its ways on, and sends nothing when it is closed',
    async (_, row) => {
      const shop = openTestShop({ answers: row.answers, changes: row.calls ?? [] });
      shop.next = async () => {
        shop.answers = row.after ?? {};
        return Response.json(row.response ?? {});
      };
      await renderInShop(row.page ?? page, { session: signedInAnna, ...row.site, at: row.at });
      await row.open();
      const dialog = await until(() => screen.getByRole<HTMLDialogElement>('dialog', { name: row.name }));
      expect([dialog.open, dialog.contains(document.activeElement), isFocusLost()]).toEqual([true, true, false]);
      expect(dialog.textContent).toContain(row.says);
      const cross = row.closedFocus === undefined ? [] : ['Close'];
      expect(waysOn()).toEqual([...cross, ...row.ways].map((way) => expect.stringMatching(`^${way}`)));
      const { length } = shop.sent;
      if (row.closedFocus === undefined) await pressOutside();
      await pressEscape();
      expect(screen.queryByRole('dialog') === null).toBe(row.closedFocus !== undefined);
      if (row.closedFocus !== undefined) await until(() => expect(focusedText()).toMatch(row.closedFocus ?? ''));
      expect([shop.sent.length, alerts()]).toEqual([length, []]);
    },
  );
  holdGoneQuestions(rows, page);
}

/** Somebody else takes away what an open dialog asks about. */
function holdGoneQuestions(rows: QuestionRows, page: ReactNode): void {
  const gone = Object.entries(rows).filter(([, row]) => row.gone !== undefined);
  it.each(gone)('%s says why it has gone', async (_, row) => {
    goTo(row.at);
    const shop = openTestShop({ answers: row.answers, changes: row.calls ?? [] });
    const content = (
      <>
        {row.page ?? page}
        <Cache />
      </>
    );
    await renderInShop(content, { session: signedInAnna, ...row.site, at: row.at });
    await row.open();
    await until(() => screen.getByRole('dialog', { name: row.name }));
    forgetAnnouncements();
    shop.answers = row.gone ?? {};
    await learnOfChanges();
    expect([screen.queryByRole('dialog'), saysGone(), isFocusLost()]).toEqual([null, true, false]);
  });
}

/** The names of the buttons and links of the dialog. */
const waysOn = (): readonly string[] =>
  [...reachable().querySelectorAll('button, a[href]')].map(
    (way) => way.getAttribute('aria-label') ?? way.textContent.trim(),
  );
