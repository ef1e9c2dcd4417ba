/**
 * A route for each JSON call of the catalogue: it validates the request, checks access and market, and forwards the
 * call.
 */
import type { Call } from '@perennial/shared/catalogue/call';
import { mayCharge } from '@perennial/shared/catalogue/charges';
import { isKept } from '@perennial/shared/catalogue/kept-answers';
import { givesReceipt } from '@perennial/shared/catalogue/receipts';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import type { FastifyPluginAsync, onSendHookHandler } from 'fastify';
import { bodyRules } from '../address/body-rules.ts';
import type { CheckBody } from '../address/check-body.ts';
import { auditCall } from '../audit/audited-call.ts';
import type { CareTrail } from '../audit/care-trail.ts';
import { type AccountReads, tellKept } from '../kept-answers/account-reads.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { needsFreshSignIn, type RequireFreshSignIn } from '../session/fresh-sign-in.ts';
import { withoutUnforeseen } from '../shop-api/read-response.ts';
import { validatedInput } from '../shop-api/validated-input.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from './call-access.ts';
import { callRouteSchema, toRoutePath } from './call-schema.ts';
import { createChargeHandler } from './charges.ts';
import type { CallOverrides } from './overrides/all-overrides.ts';
import { sendShopResponse } from './send-shop-response.ts';
import type { Submissions } from './submissions.ts';

type Options = {
  shop: VisitorShopApi;
  accountReads: AccountReads;
  checkAccess: CheckAccess;
  checkBody: CheckBody;
  careTrail: CareTrail;
  requireFreshSignIn: RequireFreshSignIn;
  overrides: CallOverrides;
  submissions: Submissions;
  limits: RequestLimits['calls'];
};

export const callRoutes: FastifyPluginAsync<Options> = async (
  app,
  { shop, accountReads, checkAccess, checkBody, careTrail, requireFreshSignIn, overrides, submissions, limits },
) => {
  function createHandler(name: CallName) {
    const own = overrides[name]?.handler;
    if (own) return auditCall(name, careTrail, own);
    if (mayCharge(name)) return createChargeHandler(name, { shop, careTrail, submissions });
    if (isKept(name)) {
      return auditCall(name, careTrail, async (request, reply) => {
        const answer = await accountReads.forward(request, name, validatedInput(request));
        tellKept(reply, [answer]);
        return sendShopResponse(reply, answer.response);
      });
    }
    return auditCall(name, careTrail, async (request, reply) => {
      const response = await shop.forward(request, name, validatedInput(request));
      return sendShopResponse(reply, withoutUnforeseen(name, response, request));
    });
  }

  for (const name of callNames.filter((call) => calls[call].responseType === 'json')) {
    const { method }: Call = calls[name];
    app.route({
      method,
      url: toRoutePath(name),
      schema: callRouteSchema(name, overrides[name]?.response),
      config: limits[name] ?? {},
      // Before the body is parsed: a visitor without access need not send it.
      onRequest: async (request) => {
        await checkAccess(request, name);
        if (needsFreshSignIn(name)) await requireFreshSignIn(request);
      },
      onSend: givesReceipt(name) ? nameReceipt : [],
      preHandler: bodyRules[name] ? (request) => checkBody(request, name) : [],
      handler: createHandler(name),
    });
  }
};

/** Says in a header of the answer which receipt a change has given. */
const nameReceipt: onSendHookHandler = (request, reply, _payload, done) => {
  if (request.receiptId !== undefined) reply.header('x-receipt-id', request.receiptId);
  done();
};
