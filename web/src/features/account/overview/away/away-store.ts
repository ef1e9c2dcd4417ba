/**
 * Changes several subscriptions, three at the same time, and keeps what became of each
 * (docs/rules/account.md#several-subscriptions-at-once, ADR 87).
 */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import type { Change, Waiting } from '../../../../api/make-change.ts';
import { createStore, type ReadableStore } from '../../../../state/store.ts';
import { doAtMost } from '../../at-most.ts';
import { isOpen, isTaken, type Outcome, toFailed, toMade, toTaken } from './away-outcome.ts';
import type { AwayCall, AwayRequest, AwayTask, Wish } from './away-rules.ts';

/** One subscription of a press. */
export type AwayJob = {
  readonly number: string;
  readonly title: string;
  readonly wish: Wish;
  readonly request: AwayRequest;
  /** What the customer saw before the press. */
  readonly before: SubscriptionDetails;
};

export type AwayState = {
  readonly jobs: readonly AwayJob[];
  /** By the number of the subscription. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly isRunning: boolean;
  /** The first day that the shop accepts, by number, where it has refused an earlier one (YYYY-MM-DD). */
  readonly firstDays: Readonly<Record<string, string>>;
  /** What the customer goes back to after a refusal. */
  readonly triedTask?: AwayTask | undefined;
};

type Ports = {
  /** Makes the change, waits until the shop shows it, and throws as `createMakeChange`. A charge is sent once. */
  readonly make: (
    request: AwayRequest,
    shown: { readonly isShown: () => boolean; readonly showWaiting: (waiting: Waiting | undefined) => void },
  ) => Promise<Pick<Change<AwayCall>, 'outcome'>>;
  /** Returns what was read last of a subscription. */
  readonly known: (number: string) => SubscriptionDetails | undefined;
  /** Reads a subscription again; resolves to undefined if that is not possible now. */
  readonly read: (number: string) => Promise<SubscriptionDetails | undefined>;
  /** Whether what the shop shows has the change. */
  readonly isVisible: (request: AwayRequest, before: SubscriptionDetails, fresh: SubscriptionDetails) => boolean;
  /** A change was made. */
  readonly onMade: (request: AwayRequest) => void;
  /** All requests have an answer: what they share is loaded again. */
  readonly onAllAnswered: (requests: readonly AwayRequest[]) => Promise<unknown>;
  /** The customer has left the dialog before the last answer. */
  readonly tell: (state: AwayState) => void;
  /** Calls a function when the page ends; returns a function that takes it back. */
  readonly onPageExit: (send: () => void) => () => void;
};

/** How many changes are under way at the same time. */
export const AT_ONCE = 3;

export type AwayStore = ReadableStore<AwayState> & {
  /** Changes all of them. Does nothing while it runs. */
  readonly run: (jobs: readonly AwayJob[]) => Promise<void>;
  /** Looks whether a change is visible that was taken, or that nobody knows of. Sends nothing. */
  readonly lookAgain: (number: string) => Promise<void>;
  /** Goes back to the choice, and remembers which days the shop has refused. Returns what was refused, by its number. */
  readonly chooseAgain: () => readonly string[];
};

export function createAwayStore(ports: Ports): AwayStore {
  const { set, ...store } = createStore<AwayState>({ jobs: [], outcomes: {}, isRunning: false, firstDays: {} });

  function show(number: string, outcome: Outcome): void {
    set({ outcomes: { ...store.get().outcomes, [number]: outcome } });
  }

  async function change({ number, wish, request }: AwayJob): Promise<void> {
    show(number, { kind: 'running' });
    try {
      const taken = await ports.make(request, {
        isShown: store.isShown,
        showWaiting: (waiting) => show(number, { kind: 'running', waiting }),
      });
      ports.onMade(request);
      show(number, toTaken(wish, taken, ports.known(number)));
    } catch (error) {
      show(number, toFailed(error));
    }
  }

  return {
    ...store,

    async run(jobs) {
      if (store.get().isRunning) return;
      const outcomes = Object.fromEntries(jobs.map(({ number }) => [number, { kind: 'queued' } as const]));
      set({ jobs, outcomes, isRunning: true });
      const { done, beginAll } = doAtMost(AT_ONCE, jobs, change);
      const stay = ports.onPageExit(beginAll);
      await done;
      stay();
      await ports.onAllAnswered(jobs.map(({ request }) => request));
      set({ isRunning: false });
      if (!store.isShown()) ports.tell(store.get());
    },

    async lookAgain(number) {
      const { jobs, outcomes } = store.get();
      const job = jobs.find((one) => one.number === number);
      const last = outcomes[number];
      if (!job || !last || isOpen(last)) return;
      show(number, { kind: 'running', waiting: 'checking' });
      const fresh = await ports.read(number);
      if (fresh && ports.isVisible(job.request, job.before, fresh)) {
        show(number, { kind: 'done', made: toMade(job.wish, fresh) });
        return;
      }
      // An account that cannot be read says nothing about the change.
      show(number, fresh && last.kind === 'unknown' ? { ...last, isLookedFor: true } : last);
    },

    chooseAgain() {
      const { jobs, outcomes, firstDays } = store.get();
      const refused = Object.entries(outcomes).flatMap(([number, outcome]) =>
        outcome.kind === 'refused' ? [{ number, firstDay: outcome.firstDay }] : [],
      );
      const learned = refused.flatMap(({ number, firstDay }) => (firstDay === undefined ? [] : [[number, firstDay]]));
      set({
        jobs: [],
        outcomes: {},
        firstDays: { ...firstDays, ...Object.fromEntries(learned) },
        triedTask: jobs[0]?.wish.task,
      });
      return refused.map(({ number }) => number);
    },
  };
}

/** How many of the changes the shop has taken, and which it has not, with the reason. */
type Summary = {
  readonly taken: number;
  readonly total: number;
  readonly open: number;
  readonly failed: readonly { readonly title: string; readonly text: string }[];
};

export function summarize({ jobs, outcomes }: Pick<AwayState, 'jobs' | 'outcomes'>): Summary {
  const all = jobs.flatMap(({ number, title }) => {
    const outcome = outcomes[number];
    return outcome ? [{ title, outcome }] : [];
  });
  return {
    taken: all.filter(({ outcome }) => isTaken(outcome)).length,
    total: jobs.length,
    open: all.filter(({ outcome }) => isOpen(outcome)).length,
    failed: all.flatMap(({ title, outcome }) =>
      outcome.kind === 'refused' || outcome.kind === 'unknown' ? [{ title, text: outcome.text }] : [],
    ),
  };
}
