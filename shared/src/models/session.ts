/** The part of a session that the browser gets. It never contains a token (docs/rules/sign-in.md#session). */
import { z } from 'zod';

export const sessionStateSchema = z.object({
  signedIn: z.boolean(),
  role: z.enum(['user', 'admin']),
  firstName: z.string().optional(),
  email: z.string().optional(),
  adminName: z.string().optional().describe('The name that the admin has signed in with'),
  expiresAt: z.string().optional().describe('When the session ends without activity or renewal, ISO 8601'),
  endedElsewhere: z.literal(true).optional().describe('The person has ended this sign-in from another browser'),
  renewalFailed: z.literal(true).optional().describe('The last silent renewal failed'),
});

export type SessionState = z.infer<typeof sessionStateSchema>;

export const anonymousSession: SessionState = { signedIn: false, role: 'user' };
