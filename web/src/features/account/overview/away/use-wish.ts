/** What the customer has chosen in the dialog, and what it means for each subscription. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { useIsUnderWay } from '../../../../api/changes-under-way.ts';
import { toDay } from '../../../../commerce/dates/day.ts';
import { readTypedDay } from '../../../../commerce/dates/typed-day.ts';
import { type DayField, useDayField } from '../../../../commerce/dates/use-day-field.ts';
import { useDraftText } from '../../../../commerce/forms/use-draft-text.ts';
import { useSite } from '../../../../i18n/site.tsx';
import { useStore } from '../../../../state/use-store.ts';
import {
  type AwayTask,
  awayCalls,
  awayTasks,
  findReason,
  type Preview,
  previewWish,
  type Reason,
  toRequest,
  type Wish,
} from './away-rules.ts';
import type { AwayJob } from './away-store.ts';
import type { Away } from './use-away.ts';

const whens = ['now', 'day'] as const;

type When = (typeof whens)[number];

/** The values of the form are kept in this tab (docs/rules/errors.md#entered-values). */
const DRAFT = 'away';

type RowOfAll = { readonly number: string; readonly title: string };

/** A subscription that can be changed as wished; `preview` is missing while the day is. */
export type AbleRow = RowOfAll & {
  readonly subscription: SubscriptionDetails;
  readonly preview: Preview | undefined;
  readonly toJob: (wish: Wish) => AwayJob | undefined;
};

/** One that cannot: for a reason, or because it could not be read. */
export type UnableRow = RowOfAll & {
  readonly reason: Reason | undefined;
  /** The first day, for the reason `tooEarly` (YYYY-MM-DD). */
  readonly firstDay: string | undefined;
  readonly failure: string | undefined;
};

/** Whether this site manages a subscription of the list. */
export type HasPage = (subscription: SubscriptionListItem, country: CountryCode) => boolean;

type WishChoice = {
  /** Undefined if nothing can be done with any of them. */
  readonly wish: Wish | undefined;
  readonly tasks: readonly AwayTask[];
  /** The choice of when pauses end; none if there is no choice. */
  readonly whens: readonly When[];
  readonly needsDay: boolean;
  readonly field: DayField;
  readonly rows: readonly AbleRow[];
  readonly cannot: readonly UnableRow[];
  /** Such a change is under way, from here or from another part of the page. */
  readonly isBusy: boolean;
  readonly chooseTask: (task: AwayTask) => void;
  readonly chooseWhen: (when: When) => void;
  /** Returns the wish; undefined if the day is missing, which the field then says. */
  readonly confirm: () => Wish | undefined;
  /** Forgets what was entered: the shop has taken it. */
  readonly forget: () => void;
};

export function useWish({ store, reads }: Away, listed: readonly SubscriptionListItem[], hasPage: HasPage): WishChoice {
  const { countryCode, dateFormat } = useSite().culture;
  const { firstDays, isRunning, triedTask } = useStore(store);
  const isUnderWay = useIsUnderWay(awayCalls);
  const [enteredTask, setTask] = useDraftText(DRAFT, 'task');
  const [enteredWhen, setWhen] = useDraftText(DRAFT, 'when');
  const field = useDayField('away', useDraftText(DRAFT, 'date'), undefined);

  const known = listed.flatMap((item) => {
    const subscription = reads.known(item.subscriptionNumber);
    return subscription ? [{ subscription, isManagedHere: hasPage(item, countryCode) }] : [];
  });
  const canAny = (task: AwayTask, isAtOnce: boolean) =>
    known.some((one) => {
      const wish = { task, isAtOnce, day: undefined };
      return findReason({ ...one, wish, countryCode, firstDay: undefined }) === undefined;
    });
  const possible = awayTasks.filter((task) => canAny(task, true));
  // What was refused stays, with its reasons, although none can have it any more: another task would be the opposite.
  const tasks = possible.length === 0 ? [] : awayTasks.filter((one) => possible.includes(one) || one === triedTask);
  const task = tasks.find((one) => one === enteredTask) ?? tasks.find((one) => one === triedTask) ?? tasks[0];
  const isDayOffered = task === 'resume' && canAny('resume', false);
  const isAtOnce = task === 'resume' && !(isDayOffered && enteredWhen === 'day');
  const needsDay = task === 'pause' || (task === 'resume' && !isAtOnce);
  const day = needsDay ? findDay() : undefined;
  const wish = task && { task, isAtOnce, day };

  function findDay(): string | undefined {
    const typed = readTypedDay(field.text, { dateFormat, earliest: field.findEarliest() });
    return 'day' in typed ? typed.day : undefined;
  }

  const rows: AbleRow[] = [];
  const cannot: UnableRow[] = [];
  for (const item of listed) {
    const { subscriptionNumber: number, title } = item;
    const isManagedHere = hasPage(item, countryCode);
    const subscription = reads.known(number);
    const firstDay = firstDays[number];
    const subject = subscription && wish && { subscription, wish, countryCode, firstDay, isManagedHere };
    const reason = subject && findReason(subject);
    if (subject && reason === undefined) {
      rows.push({
        number,
        title,
        subscription: subject.subscription,
        preview: previewWish(subject),
        toJob: (confirmed) => {
          const request = toRequest({ ...subject, wish: confirmed }, toDay());
          return request && { number, title, wish: confirmed, request, before: subject.subscription };
        },
      });
    } else {
      cannot.push({ number, title, reason, firstDay, failure: reads.failureOf(number) });
    }
  }

  return {
    wish,
    tasks,
    whens: isDayOffered ? whens : [],
    needsDay,
    field,
    rows,
    cannot,
    isBusy: isRunning || isUnderWay,
    chooseTask: setTask,
    chooseWhen: setWhen,
    confirm() {
      if (!wish || !needsDay) return wish;
      const day = field.read();
      return day === undefined ? undefined : { ...wish, day };
    },
    forget() {
      setTask('');
      setWhen('');
      field.change('');
    },
  };
}
