/**
 * The changes that this page has sent and that have no answer yet, also when the part of the page that sent them has gone:
 * a customer who comes back to a form finds it busy (docs/rules/errors.md#left-pages). They are listed in the cache, which
 * all parts of a page share and which ends with it.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import useSWR, { type useSWRConfig } from 'swr';

const KEY = 'under way';

type Names = readonly CallName[];

/** Lists a change as under way until its promise settles, and returns the promise. */
export async function trackChange<T>(
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  name: CallName,
  change: Promise<T>,
): Promise<T> {
  const list = (toNames: (before: Names) => Names) =>
    void mutate<Names>(KEY, (before = []) => toNames(before), { revalidate: false });
  list((before) => [...before, name]);
  try {
    return await change;
  } finally {
    list((before) => before.filter((_, index) => index !== before.indexOf(name)));
  }
}

/** Whether a change by one of these calls is under way. */
export function useIsUnderWay(names: Names): boolean {
  const { data = [] } = useSWR<Names>(KEY, null);
  return names.some((name) => data.includes(name));
}
