/** Adapts the expiring store to the store interface of @fastify/session. */

import { RequestProblem } from '../errors/request-problem.ts';
import type { ExpiringStore } from './expiring-store.ts';
import { isSessionId, type SessionId } from './ids.ts';
import { Records } from './records.ts';
import { type SessionData, sessionDataSchema } from './session-data.ts';
import { ABSOLUTE_LIMIT_MS } from './sign-in-record.ts';

/** Creates the adapter. It stores no field of the cookie. Errors are RequestProblem `session.storeUnavailable`. */
export function createStoreAdapter(store: ExpiringStore) {
  const sessions = new Records<SessionData>(store, 'session:', sessionDataSchema);
  const toProblem = (cause: unknown) => new RequestProblem('session.storeUnavailable', { cause });

  async function find(sessionId: SessionId): Promise<SessionData | undefined> {
    try {
      return await sessions.get(sessionId);
    } catch (error) {
      throw toProblem(error);
    }
  }

  return {
    /** Returns the data of a session; undefined if it has ended. */
    find,
    /** Changes a session. Returns undefined, and writes nothing, if it has ended. */
    async update(sessionId: SessionId, change: (data: SessionData) => SessionData): Promise<SessionData | undefined> {
      try {
        return await sessions.update(sessionId, change, ABSOLUTE_LIMIT_MS);
      } catch (error) {
        throw toProblem(error);
      }
    },
    set(
      sessionId: string,
      { signInId, lastPerson, mustAuthenticate, ofCare }: SessionData,
      done: (error?: unknown) => void,
    ) {
      const stored = {
        ...(signInId === undefined ? {} : { signInId }),
        ...(lastPerson === undefined ? {} : { lastPerson }),
        ...(mustAuthenticate === undefined ? {} : { mustAuthenticate }),
        ...(ofCare === undefined ? {} : { ofCare }),
      };
      sessions.set(sessionId, stored, ABSOLUTE_LIMIT_MS).then(
        () => done(),
        (error) => done(toProblem(error)),
      );
    },
    get(sessionId: string, done: (error: unknown, data?: never) => void) {
      const finding = isSessionId(sessionId) ? find(sessionId) : Promise.resolve(undefined);
      // @fastify/session declares a session with a cookie, which it makes itself and adds to what is stored.
      finding.then((data) => done(null, data as never), done);
    },
    destroy(sessionId: string, done: (error?: unknown) => void) {
      sessions.delete(sessionId).then(
        () => done(),
        (error) => done(toProblem(error)),
      );
    },
  };
}
