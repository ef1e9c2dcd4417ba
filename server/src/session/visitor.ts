/** The visitor of a request, and their sign-in. */
import type { FastifyRequest } from 'fastify';
import type { NewSignIn, SignIn, SignInChanges, SignIns } from './sign-ins.ts';

/** What a session keeps, also after its sign-in has ended. Tokens are in the sign-in (ADR 1). */
export type SessionData = {
  signInId?: string;
  /** Who signed in last: the email for the next sign-in page. `refused`: the shop API refused this person. */
  lastPerson?: { readonly email: string; readonly userId?: string; readonly refused?: true };
  /** The next sign-in asks for the credentials, also if the identity provider has a session. */
  mustAuthenticate?: true;
};

declare module 'fastify' {
  interface Session extends SessionData {}
}

/** Reads the sign-in once per request. Methods throw the errors of the store. */
export class Visitor {
  readonly #request: FastifyRequest;
  readonly #signIns: SignIns;
  #reading: Promise<SignIn | undefined> | undefined;

  constructor(request: FastifyRequest, signIns: SignIns) {
    this.#request = request;
    this.#signIns = signIns;
  }

  /** Returns the sign-in; undefined for a visitor who is not signed in. */
  signIn(): Promise<SignIn | undefined> {
    this.#reading ??= this.#find();
    return this.#reading;
  }

  /**
   * Starts a sign-in and ends the previous one. The session gets a new id, so an id planted by an attacker is useless.
   */
  async startSignIn(details: NewSignIn): Promise<SignIn> {
    const { role, email, userId } = details;
    const refusedBefore = this.#wasRefused(userId);
    await this.#endRecord();
    await this.#request.session.regenerate();
    const signIn = await this.#signIns.start({ ...details, ...(refusedBefore ? { refusedBefore } : {}) });
    this.#request.session.signInId = signIn.id;
    // An admin is not a person of the identity provider, where another customer may still have a session.
    if (role === 'admin') this.#request.session.mustAuthenticate = true;
    else this.#request.session.lastPerson = { email, ...(userId === undefined ? {} : { userId }) };
    this.#reading = Promise.resolve(signIn);
    return signIn;
  }

  /** Updates the sign-in. Does nothing if it has ended. */
  async updateSignIn(changes: SignInChanges): Promise<void> {
    const id = this.#request.session.signInId;
    if (id !== undefined) this.#reading = this.#signIns.update(id, changes);
    await this.#reading;
  }

  /** Ends the sign-in. The old cookie no longer identifies anyone. */
  async endSignIn(): Promise<void> {
    await this.#endRecord();
    this.#reading = Promise.resolve(undefined);
  }

  /**
   * Ends the sign-in because the shop API refused it. The session remembers the person
   * (docs/rules/sign-in.md#session-end).
   */
  async refuseSignIn(): Promise<void> {
    await this.endSignIn();
    const { lastPerson } = this.#request.session;
    this.#request.session.mustAuthenticate = true;
    if (lastPerson) this.#request.session.lastPerson = { ...lastPerson, refused: true };
  }

  /** Whether the next sign-in must ask for the credentials. */
  get mustAuthenticate(): boolean {
    return this.#request.session.mustAuthenticate === true;
  }

  /** The email of the person who signed in last in this session. */
  get lastEmail(): string | undefined {
    return this.#request.session.lastPerson?.email;
  }

  /** Extends the sign-in, because the visitor is active. */
  async recordActivity(): Promise<void> {
    const signIn = await this.signIn();
    if (signIn) await this.#signIns.touch(signIn);
  }

  async #find(): Promise<SignIn | undefined> {
    const id = this.#request.session?.signInId;
    return id === undefined ? undefined : this.#signIns.find(id);
  }

  #wasRefused(userId: string | undefined): boolean {
    const { lastPerson } = this.#request.session;
    return lastPerson?.refused === true && userId !== undefined && lastPerson.userId === userId;
  }

  async #endRecord(): Promise<void> {
    const id = this.#request.session?.signInId;
    if (id !== undefined) await this.#signIns.end(id);
  }
}
