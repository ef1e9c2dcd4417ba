/** What a customer sees and decides about the own data and sign-ins (docs/rules/my-data.md, ADR 84, ADR 85). */
import { problemSchema } from '@perennial/shared/errors/problem';
import { accountActivitySchema, myDataSchema } from '@perennial/shared/models/my-data';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type CareTrail, runWritten, toActors } from '../../audit/care-trail.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { findActivity } from '../../my-data/account-activity.ts';
import { makeCopy } from '../../my-data/copy.ts';
import type { RequireFreshSignIn } from '../../session/fresh-sign-in.ts';
import type { SignIn } from '../../session/sign-in-record.ts';
import type { SignIns } from '../../session/sign-ins.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from '../call-access.ts';

type Options = {
  shop: VisitorShopApi;
  signIns: SignIns;
  careTrail: CareTrail;
  provider: Pick<IdentityProvider, 'revoke'>;
  checkAccess: CheckAccess;
  requireFreshSignIn: RequireFreshSignIn;
};

const tags = ['My data'];

export const myDataRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { shop, signIns, careTrail, provider, checkAccess, requireFreshSignIn },
) => {
  const sources = { signIns, careEntries: careTrail.entries };

  app.get(
    '/bff/account-activity',
    {
      schema: {
        operationId: 'getAccountActivity',
        summary: 'The sign-ins of this person, and what customer care did in the account in 90 days',
        tags,
        response: { 200: accountActivitySchema, default: problemSchema },
      },
      onRequest: (request) => checkAccess(request, 'getProfile'),
    },
    async (request) => findActivity(await requireSignIn(request), sources),
  );

  app.get(
    '/bff/my-data',
    {
      schema: {
        operationId: 'getMyData',
        summary: 'A copy of all that the shop returns about this person; needs a fresh sign-in',
        tags,
        response: { 200: myDataSchema, default: problemSchema },
      },
      onRequest: async (request) => {
        await checkAccess(request, 'getProfile');
        await requireFreshSignIn(request);
      },
    },
    async (request, reply) => {
      const signIn = await requireSignIn(request);
      const make = async () => makeCopy(request, shop, await findActivity(signIn, sources));
      const entry = { event: 'care-action', call: 'getMyData', ...toActors(signIn) } as const;
      const copy =
        signIn.role === 'admin'
          ? await runWritten(request, careTrail, { entry, forCustomer: { deed: 'copy' } }, make)
          : await make();
      // The data were checked when they were read. Fastify names no type for a serializer of the route's own.
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').serializer(JSON.stringify);
      return copy;
    },
  );

  app.post(
    '/bff/sign-ins/end-others',
    {
      schema: {
        operationId: 'endOtherSignIns',
        summary: 'End all other sign-ins of this person, on every instance; needs a fresh sign-in',
        tags,
        response: {
          200: z.object({ ended: z.int().describe('How many sign-ins there were') }),
          default: problemSchema,
        },
      },
      onRequest: async (request) => {
        await checkAccess(request, 'getProfile');
        await requireFreshSignIn(request);
      },
    },
    async (request) => {
      const ended = await signIns.endOthers(await requireSignIn(request));
      for (const { provider: tokens } of ended) {
        // Not awaited: the sign-ins have ended here, and their tokens are known to nobody else.
        if (tokens) {
          provider.revoke(tokens).catch((error) => request.log.warn({ err: error }, 'revoking a grant failed'));
        }
      }
      return { ended: ended.length };
    },
  );
};

async function requireSignIn({ visitor }: FastifyRequest): Promise<SignIn> {
  const signIn = await visitor.signIn();
  if (!signIn) throw new RequestProblem('session.required');
  return signIn;
}
