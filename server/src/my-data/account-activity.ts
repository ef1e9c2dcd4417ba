/** The sign-ins of a person, and what customer care did for them (docs/rules/my-data.md). */
import type { AccountActivity, CareEntry, ListedSignIn } from '@perennial/shared/models/my-data';
import type { CareEntries, StoredCareEntry } from '../audit/care-entries.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { SignIns } from '../session/sign-ins.ts';

type ActivitySources = { readonly signIns: SignIns; readonly careEntries: CareEntries };

/** Throws the errors of the store. */
export async function findActivity(
  signIn: SignIn,
  { signIns, careEntries }: ActivitySources,
): Promise<AccountActivity> {
  const { role, userId, customerId } = signIn;
  const customer = userId ?? customerId;
  const [listed, entries] = await Promise.all([
    role === 'admin' ? undefined : signIns.listOfPerson(signIn),
    customer === undefined ? [] : careEntries.list(customer),
  ]);
  return {
    signIns: listed?.map((one) => toListed(one, signIn)) ?? null,
    careEntries: entries.map(toCareEntry),
  };
}

function toListed({ id, createdAt, lastActiveAt, device = {} }: SignIn, current: SignIn): ListedSignIn {
  return {
    startedAt: new Date(createdAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString(),
    device,
    isThis: id === current.id,
  };
}

const results: Readonly<Record<StoredCareEntry['result'], CareEntry['result']>> = {
  done: 'done',
  refused: 'notDone',
  failed: 'notDone',
  // The process has ended before the answer.
  started: 'unknown',
  unknown: 'unknown',
};

function toCareEntry({ at, deed, subscription, result }: StoredCareEntry): CareEntry {
  return {
    at: new Date(at).toISOString(),
    deed,
    ...(subscription === undefined ? {} : { subscription }),
    result: results[result],
  };
}
