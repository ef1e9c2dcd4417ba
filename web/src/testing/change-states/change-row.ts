/** One form or dialog that sends something, as a row: what a person does there, and what they then read and hear. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { InitialEntry } from 'react-router-dom';
import type { ShopOptions } from '../in-shop.tsx';
import type { Name } from './person.ts';
import type { Answers } from './test-shop.ts';

export type ChangeRow = {
  /** The file that has the form or dialog, from `web/src`. */
  readonly source: string;
  /** The page, and the site and person if they are not the default. */
  readonly at: InitialEntry;
  readonly site?: Omit<ShopOptions, 'at'>;
  /** What the shop answers to reads. */
  readonly answers: Answers;
  readonly call: CallName;
  /** What the shop gets. */
  readonly sends: { readonly query?: object; readonly body?: unknown };
  /** What the shop answers to the change; an empty object by default. */
  readonly response?: unknown;
  /** What the shop answers to reads after the change. */
  readonly after: Answers;
  /** All that a person does until the action can be pressed. */
  readonly open: () => Promise<void>;
  /** Undefined for a form on the page. */
  readonly dialog?: {
    readonly name: Name;
    /** Its labels with their values, all of them in their order. The days and amounts of the examples differ. */
    readonly facts?: Readonly<Record<string, string>>;
    /** The button that opens it again, and the one that leaves everything as it is. */
    readonly opener: Name;
    readonly keep: Name;
    /** What has the focus when it is closed, if the page has opened it; by default the button. */
    readonly focus?: string;
    /** Its other button while it runs, if that is not the one that leaves everything. */
    readonly other?: Name;
    /** It cannot be closed without an answer before an answer has failed. */
    readonly needsAnswer?: true;
  };
  /** Opens the dialog again; by default with its button. */
  readonly reopen?: () => Promise<void>;
  /** The button that sends, and its words while it does. */
  readonly action: string;
  readonly busy: string;
  /** What was entered, as a person sees it; it stays after a refusal. */
  readonly entries?: () => unknown;
  /** What is entered when the form or dialog is opened again after a refusal; by default the same. */
  readonly kept?: unknown;
  /** The labels of fields that are not in the same form or dialog. */
  readonly locks?: readonly string[];
  /** The dialog that follows the success. */
  readonly next?: string;
  /** What is said after the success, and the name of what then has the focus. */
  readonly done: string | RegExp;
  readonly focus: string | RegExp;
  /** What is said if the answer was lost; by default the same. */
  readonly doneLate?: string | RegExp;
  /** No answer to a read shows the change (docs/rules/errors.md#changes-that-become-visible-later). */
  readonly isNotSeen?: true;
  /** What is said after an answer was lost; by default that nobody knows whether it went through. */
  readonly lost?: string | RegExp;
  /** Somebody else has changed the same; or why no page can show that. */
  readonly elsewhere: ChangedElsewhere | string;
};

export type ChangedElsewhere = {
  /** What the shop then answers to reads. */
  readonly answers: Answers;
  /** A text of the page then. */
  readonly shows: string;
  /**
   * The dialog goes as soon as the page shows it, and a notification says why; `in silence` if it was answered in another
   * tab. By default the dialog stays, and its press is refused.
   */
  readonly takesDialog?: true | 'in silence';
  /** What the page says if it looks before it sends, so that nothing is sent; by default it sends and is refused. */
  readonly says?: string;
  /** The button that leaves the form which hides the text. */
  readonly leave?: Name;
};

export type ChangeRows = Readonly<Record<string, ChangeRow>>;
