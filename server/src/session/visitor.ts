/** The visitor of a request, and their sign-in. */
import type { SessionState } from '@perennial/shared/models/session';
import type { BrowserSession } from './browser-session.ts';
import type { CareEnds, CareSignIn } from './care-ends.ts';
import type { CustomerId } from './ids.ts';
import { type NewSignIn, type SignIn, type SignInChanges, toSessionState } from './sign-in-record.ts';
import type { SignIns } from './sign-ins.ts';

/** Why a sign-in ends before its time. */
export type EndReason = 'log-out' | 'other-sign-in' | 'refused';

/** What happens at the end of a sign-in. */
type AtEnd = {
  /** Called before a sign-in ends. If it throws, the sign-in stays. */
  readonly beforeEnd: (signIn: SignIn, reason: EndReason) => void;
  /** Called when the sign-in could not be ended after that: the store failed. Must not throw. */
  readonly afterFailure: (signIn: SignIn, reason: EndReason) => void;
  readonly careEnds: CareEnds;
  /** Called when the sign-in of an admin has ended by time. If it throws, it is called again for the next request. */
  readonly noteTime: (ended: CareSignIn) => void;
};

/** Reads the sign-in once per request, unless it is asked to read again. Methods throw the errors of the store. */
export class Visitor {
  readonly #session: BrowserSession;
  readonly #signIns: SignIns;
  readonly #atEnd: AtEnd;
  #reading: Promise<SignIn | undefined> | undefined;

  constructor(session: BrowserSession, signIns: SignIns, atEnd: AtEnd) {
    this.#session = session;
    this.#signIns = signIns;
    this.#atEnd = atEnd;
  }

  /** Whether the browser sent no session: nothing is known of the visitor. */
  isStranger(): boolean {
    return !this.#session.isSent();
  }

  /** Whether the browser has a session of this shop, which may have ended. Asks no store. */
  hasSession(): boolean {
    return this.#session.isSigned();
  }

  /** Returns the sign-in; undefined for a visitor who is not signed in. */
  signIn(): Promise<SignIn | undefined> {
    this.#reading ??= this.#find();
    return this.#reading;
  }

  /** Reads the sign-in again, for a request that lasts for minutes. */
  readAgain(): Promise<SignIn | undefined> {
    this.#reading = undefined;
    return this.signIn();
  }

  /**
   * Starts a sign-in and ends the previous one. The session gets a new id, so an id planted by an attacker is useless.
   */
  async startSignIn(details: NewSignIn): Promise<SignIn> {
    const { role, email, userId } = details;
    const refusedBefore = await this.#wasRefused(userId);
    await this.#endRecord('other-sign-in');
    const signIn = await this.#signIns.start({ ...details, ...(refusedBefore ? { refusedBefore } : {}) });
    if (role === 'admin') await this.#atEnd.careEnds.add(signIn);
    const lastPerson = { email, ...(userId === undefined ? {} : { userId }) };
    await this.#session.replace({
      signInId: signIn.id,
      // An admin is not a person of the identity provider, where another customer may still have a session.
      ...(role === 'admin' ? { mustAuthenticate: true, ofCare: true } : { lastPerson }),
    });
    this.#reading = Promise.resolve(signIn);
    return signIn;
  }

  /** Updates the sign-in. Does nothing if it has ended. */
  async updateSignIn(changes: SignInChanges): Promise<void> {
    const { signInId } = await this.#session.read();
    if (signInId !== undefined) this.#reading = this.#signIns.update(signInId, changes);
    await this.#reading;
  }

  /**
   * Counts a change that begins or has ended: no answer from before it is kept. Returns the count; undefined, and does
   * nothing, without a sign-in.
   */
  async countChange(): Promise<number | undefined> {
    const signIn = await this.signIn();
    if (!signIn) return undefined;
    const counted = await this.#signIns.update(signIn.id, ({ changes = 0 }) => ({ changes: changes + 1 }));
    this.#reading = Promise.resolve(counted);
    return counted?.changes;
  }

  /** Ends the sign-in and the session. The old cookie no longer identifies anyone. */
  async endSession(): Promise<void> {
    await this.#endSignIn('log-out');
    await this.#session.destroy();
  }

  /**
   * Ends the sign-in because the shop API refused it. The session remembers the person, if it has not ended meanwhile
   * (docs/rules/sign-in.md#session-end).
   */
  async refuseSignIn(): Promise<void> {
    await this.#endSignIn('refused');
    await this.#session.change((data) => ({
      ...data,
      mustAuthenticate: true,
      ...(data.lastPerson && { lastPerson: { ...data.lastPerson, refused: true } }),
    }));
  }

  /** Whether the next sign-in must ask for the credentials. */
  async mustAuthenticate(): Promise<boolean> {
    return (await this.#session.read()).mustAuthenticate === true || (await this.wasEndedElsewhere());
  }

  /** Whether the person has ended this sign-in from another browser (docs/rules/my-data.md#sign-ins). */
  async wasEndedElsewhere(): Promise<boolean> {
    const signInId = await this.#session.readSignInId();
    if (signInId === undefined || (await this.signIn())) return false;
    return this.#signIns.wasEndedElsewhere(signInId);
  }

  /** Returns what the browser may know of the session. */
  async sessionState(): Promise<SessionState> {
    const signIn = await this.signIn();
    if (signIn || !(await this.wasEndedElsewhere())) return toSessionState(signIn);
    return { ...toSessionState(undefined), endedElsewhere: true };
  }

  /**
   * Whether the session of an admin has ended by time, for the first question after it: the admin goes to the admin login
   * then, and may choose the login of customers there.
   */
  async noteEndOfCare(): Promise<boolean> {
    const { ofCare } = await this.#session.read();
    if (!ofCare || (await this.signIn())) return false;
    await this.#session.change(({ ofCare: _, ...data }) => data);
    return true;
  }

  /** Returns the email of the person who signed in last in this session. */
  async lastEmail(): Promise<string | undefined> {
    return (await this.#session.read()).lastPerson?.email;
  }

  /** Sends the cookie again if its signature is old. Returns undefined if that is not necessary. */
  renewCookie(): Promise<void> | undefined {
    return this.#session.renewCookie();
  }

  /** Extends the visitor's sign-in, because the visitor is active. Returns undefined if that is not due. */
  recordActivity(signIn: SignIn): Promise<unknown> | undefined {
    return this.#signIns.touch(signIn);
  }

  async #find(): Promise<SignIn | undefined> {
    const signInId = await this.#session.readSignInId();
    if (signInId === undefined) return undefined;
    const signIn = await this.#signIns.find(signInId);
    if (signIn) return signIn;
    const { ofCare } = await this.#session.read();
    if (ofCare) await this.#atEnd.careEnds.report(signInId, this.#atEnd.noteTime);
    return undefined;
  }

  async #wasRefused(userId: CustomerId | undefined): Promise<boolean> {
    const { lastPerson } = await this.#session.read();
    return lastPerson?.refused === true && userId !== undefined && lastPerson.userId === userId;
  }

  async #endSignIn(reason: EndReason): Promise<void> {
    await this.#endRecord(reason);
    this.#reading = Promise.resolve(undefined);
  }

  async #endRecord(reason: EndReason): Promise<void> {
    const { signInId } = await this.#session.read();
    if (signInId === undefined) return;
    const signIn = await this.signIn();
    if (signIn) this.#atEnd.beforeEnd(signIn, reason);
    try {
      // First, so that no request finds a sign-in that has ended by time.
      if (signIn?.role === 'admin') await this.#atEnd.careEnds.remove(signInId);
      await this.#signIns.end(signInId, signIn?.provider);
    } catch (error) {
      if (signIn) this.#atEnd.afterFailure(signIn, reason);
      throw error;
    }
  }
}
