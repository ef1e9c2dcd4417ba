/** What a session keeps, also after its sign-in has ended. Tokens are in the sign-in (ADR 1). */

import { z } from 'zod';
import { customerIdSchema, signInIdSchema } from './ids.ts';

export const sessionDataSchema = z.object({
  signInId: signInIdSchema.exactOptional(),
  /** Who signed in last: the email for the next sign-in page. `refused`: the shop API refused this person. */
  lastPerson: z
    .object({ email: z.string(), userId: customerIdSchema.exactOptional(), refused: z.literal(true).exactOptional() })
    .readonly()
    .exactOptional(),
  /** The next sign-in asks for the credentials, also if the identity provider has a session. */
  mustAuthenticate: z.literal(true).exactOptional(),
  /** The last sign-in was one of customer care; undefined once the browser has been led to the admin login. */
  ofCare: z.literal(true).exactOptional(),
});

export type SessionData = z.infer<typeof sessionDataSchema>;

declare module 'fastify' {
  interface Session extends SessionData {}
}
