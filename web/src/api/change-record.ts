/**
 * What is kept of a change that was made. The part that keeps it is absent until a page has it that tells of changes, so
 * that pages that only read are without it (docs/rules/receipts.md#after-a-change).
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { SubscriptionPage } from '@perennial/shared/page-data';
import type { useSWRConfig } from 'swr';
import type { CallOptions } from './client.ts';

/** What shows a change that has a way back. */
export type SeenData = SubscriptionPage | CallResponse<'getProfile'>;

export type MadeChange = {
  readonly [N in CallName]: {
    readonly name: N;
    readonly input: CallInput<N>;
    /** What the page had before the change, by its row of `visible-after.ts`; undefined if it had nothing. */
    readonly before: SeenData | undefined;
    /** The key of the cache under which the page has what shows the change; undefined if nothing shows it. */
    readonly key: readonly [string, unknown] | undefined;
    /** The number of the receipt; undefined if none was given. */
    readonly receipt: string | undefined;
  };
}[CallName];

/** Begins before the change is sent. */
export type ChangeRecord = {
  /** For the request of the change. */
  readonly options: Pick<CallOptions, 'headers' | 'onResponse'>;
  /** The change was made. */
  readonly add: (change: Omit<MadeChange, 'receipt'>) => void;
};

type StartRecord = (cache: ReturnType<typeof useSWRConfig>['cache']) => ChangeRecord;

export const changes: {
  startRecord?: StartRecord;
  /** Learns of each change that was made, when the page shows it or waits no longer. */
  onMade?: (name: CallName) => void;
  /** Learns of each payment from the account that has succeeded: the provider has made its change, and no call. */
  onPaid?: () => void;
} = {};
