/** Writes synthetic customers through the classes that the product writes with. */
import { randomBytes } from 'node:crypto';
import { KeptAnswers } from '../../src/kept-answers/kept-answers.ts';
import type { ExpiringStore } from '../../src/session/expiring-store.ts';
import type { SignIn } from '../../src/session/sign-in-record.ts';
import { SignIns } from '../../src/session/sign-ins.ts';
import { createStoreAdapter } from '../../src/session/store-adapter.ts';
import { fromCode } from '../from-code.ts';
import { accountAnswers, createSignIn } from './customer.ts';
import { secrets } from './store.ts';

/** So many customers are written at the same time: as many as answer within the time limit of a command. */
const AT_A_TIME = 100;

/** Of so many customers one has kept answers. */
const ONE_WITH_ANSWERS_OF = 5;

type Filled = {
  readonly signIns: SignIns;
  readonly ids: readonly SignIn['id'][];
  /** How many of the customers have kept answers. */
  readonly withAnswers: number;
};

/** Writes sessions, sign-ins, lists of sign-ins and, for a share, kept answers. */
export async function fill(store: ExpiringStore, sessions: number): Promise<Filled> {
  const signIns = new SignIns(store, { secrets });
  const adapter = createStoreAdapter(store);
  const kept = new KeptAnswers({
    store,
    findSignIn: (id) => signIns.find(id),
    lifetimeMs: fromCode.keptSeconds.value * 1000,
  });

  async function write(index: number): Promise<SignIn> {
    const signIn = await signIns.start(createSignIn(index, Date.now()));
    const { id: signInId, email, userId } = signIn;
    const lastPerson = { email, ...(userId === undefined ? {} : { userId }) };
    await new Promise<void>((resolve, reject) => {
      const sessionId = randomBytes(24).toString('base64url');
      adapter.set(sessionId, { signInId, lastPerson }, (error) => (error ? reject(error) : resolve()));
    });
    if (index % ONE_WITH_ANSWERS_OF === 0) await writeAnswers(signIn);
    return signIn;
  }

  async function writeAnswers(signIn: SignIn): Promise<void> {
    for (const { question, body } of accountAnswers) kept.keep(signIn, question, body);
    // What waits is written before an answer is looked for.
    const found = await kept.find(signIn.id, accountAnswers[0].question);
    if (!found) throw new Error('An answer was not kept');
  }

  const ids: SignIn['id'][] = [];
  for (let first = 0; first < sessions; first += AT_A_TIME) {
    const count = Math.min(AT_A_TIME, sessions - first);
    const written = await Promise.all(Array.from({ length: count }, (_, index) => write(first + index)));
    ids.push(...written.map(({ id }) => id));
  }
  return { signIns, ids, withAnswers: Math.ceil(sessions / ONE_WITH_ANSWERS_OF) };
}
