/** The visitor of a request, and their sign-in. */
import type { FastifyRequest } from 'fastify';
import type { NewSignIn, SignIn, SignInChanges, SignIns } from './sign-ins.ts';

declare module 'fastify' {
  interface Session {
    /** The only field of the session. Tokens are in the sign-in (ADR 1). */
    signInId?: string;
  }
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
    await this.#endRecord();
    await this.#request.session.regenerate();
    const signIn = await this.#signIns.start(details);
    this.#request.session.signInId = signIn.id;
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

  /** Extends the sign-in, because the visitor is active. */
  async recordActivity(): Promise<void> {
    const signIn = await this.signIn();
    if (signIn) await this.#signIns.touch(signIn);
  }

  async #find(): Promise<SignIn | undefined> {
    const id = this.#request.session?.signInId;
    return id === undefined ? undefined : this.#signIns.find(id);
  }

  async #endRecord(): Promise<void> {
    const id = this.#request.session?.signInId;
    if (id !== undefined) await this.#signIns.end(id);
  }
}
