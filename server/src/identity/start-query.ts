/** The query of every path that leads to the identity provider. */
import { cultureCodes } from '@perennial/shared/cultures/cultures';
import { z } from 'zod';

export const startQuery = z.object({
  culture: z.string().toLowerCase().pipe(z.enum(cultureCodes)).optional(),
  language: z.string().max(10).optional(),
  returnTo: z.string().max(2000).optional().describe('Return URL, a path of the shop; default: the account overview'),
});

export const loginQuery = startQuery.extend({
  prompt: z.enum(['login']).optional().describe('`login`: ask for the credentials also if the provider has a session'),
});
