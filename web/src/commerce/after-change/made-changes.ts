/**
 * The changes that were made since the page was loaded, for what a notice offers after them: the receipt, and the way back
 * (docs/rules/receipts.md#after-a-change). They are in the cache, which all parts of a page share and which ends with it.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { useSWRConfig } from 'swr';
import type { ChangeRecord, MadeChange } from '../../api/change-record.ts';
import { readShown } from './shown.ts';

type Cache = ReturnType<typeof useSWRConfig>['cache'];

const KEY = 'made';

/** Older changes have no notice any more. */
const MAX_KEPT = 10;

function readMade(cache: Cache): readonly MadeChange[] {
  return cache.get(KEY)?.data ?? [];
}

/** Adds a change that was made. */
export function addMade(cache: Cache, change: Omit<MadeChange, 'receipt'>, receipt: string | undefined): void {
  cache.set(KEY, { data: [{ ...change, receipt }, ...readMade(cache)].slice(0, MAX_KEPT) });
}

/** Reads what the page shows, before the change is sent, and keeps the change when it was made. */
export function startRecord(cache: Cache): ChangeRecord {
  let receipt: string | undefined;
  return {
    options: {
      headers: { 'X-Receipt-Shown': readShown() },
      onResponse({ headers }) {
        receipt = headers.get('x-receipt-id') ?? undefined;
      },
    },
    add: (change) => addMade(cache, change, receipt),
  };
}

/** Returns the newest change by one of these calls; undefined if none was made. */
export function findMade(cache: Cache, names: readonly CallName[]): MadeChange | undefined {
  return readMade(cache).find(({ name }) => names.includes(name));
}
