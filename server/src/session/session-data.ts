/** What a session keeps, also after its sign-in has ended. Tokens are in the sign-in (ADR 1). */
export type SessionData = {
  signInId?: string;
  /** Who signed in last: the email for the next sign-in page. `refused`: the shop API refused this person. */
  lastPerson?: { readonly email: string; readonly userId?: string; readonly refused?: true };
  /** The next sign-in asks for the credentials, also if the identity provider has a session. */
  mustAuthenticate?: true;
  /** The last sign-in was one of customer care; undefined once the browser has been led to the admin login. */
  ofCare?: true;
};

declare module 'fastify' {
  interface Session extends SessionData {}
}
