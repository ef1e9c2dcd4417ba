/**
 * admin/signin: starts a sign-in of an admin, and removes the token from the response. A customer who was signed in is
 * signed out, also at the identity provider (docs/rules/care.md#admin-sign-in).
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { pagePaths } from '@perennial/shared/page-paths';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuditEntry } from '../../audit/audit-log.ts';
import type { CareEntries } from '../../audit/care-entries.ts';
import { type CareTrail, writeResult } from '../../audit/care-trail.ts';
import type { Config } from '../../config.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import { findRefusal } from '../../errors/shop-error.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { browserSignInSchema, parseSignInResponse, type SignInResponse } from '../../identity/shop-sign-in.ts';
import type { AdminTries } from '../../limits/admin-tries.ts';
import { type CustomerId, customerIdSchema } from '../../session/ids.ts';
import type { SignInLimits } from '../../session/sign-in-record.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { type CallOverride, override } from './override.ts';

/** The `state` of the return from the identity provider: the page of the admin login shows the account. */
const SIGNED_IN_STATE = 'signed-in';

const MS_PER_MINUTE = 60_000;

/**
 * A refusal takes this long at least. The shop API may take longer to check a password than to miss a customer, and the
 * time would show which of them was wrong.
 */
const REFUSED_AFTER_MS = 300;

/** The URL that ends the customer's session at the identity provider, if a customer was signed in. */
const responseSchema = browserSignInSchema.extend({ redirectTo: z.string().optional() });

type Dependencies = {
  shop: VisitorShopApi;
  provider: IdentityProvider;
  config: Config;
  adminTries: AdminTries;
  careTrail: CareTrail;
  /** Milliseconds. */
  refusedAfterMs?: number;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

type Credentials = CallBody<'signInAdmin'>;

export function signInAdmin(dependencies: Dependencies): CallOverride {
  const {
    provider,
    config,
    careTrail: { log: audit, entries },
  } = dependencies;
  const limits: SignInLimits = {
    idleMs: config.ADMIN_IDLE_MINUTES * MS_PER_MINUTE,
    absoluteMs: config.ADMIN_SESSION_MINUTES * MS_PER_MINUTE,
  };
  return override('signInAdmin', {
    response: responseSchema,
    handler: async (request, body) => {
      const { adminUserName: adminName } = body;
      const { token, details } = await checkCredentials(request, body, dependencies);
      const { firstName, email } = details;
      const customerId = customerIdSchema.parse(details.uuid);
      const previous = await request.visitor.signIn();
      const entry = { event: 'sign-in', admin: adminName, customer: email, customerId } as const;
      audit.write(request, {
        ...entry,
        result: 'done',
        endsBy: new Date(Date.now() + limits.absoluteMs).toISOString(),
      });
      const signIn = { firstName, email, shopToken: token, adminName, customerId, limits } as const;
      try {
        // The customer reads it before anything can be seen of the account.
        await addForCustomer(request, entries, customerId);
        await request.visitor.startSignIn({ role: 'admin', ...signIn });
        await finishForCustomer(request, entries, customerId, 'done');
      } catch (error) {
        await finishForCustomer(request, entries, customerId, 'failed');
        const errorCode = error instanceof RequestProblem ? error.code : undefined;
        writeResult(request, audit, { ...entry, result: 'failed', errorCode });
        throw error;
      }
      if (!previous?.provider) return { details };
      const page = new URL(`/${request.site.culture}${pagePaths.loginAdmin}`, config.PUBLIC_URL).href;
      const redirectTo = await provider.endSession(previous.provider, page, request.log, SIGNED_IN_STATE);
      return { details, redirectTo };
    },
  });
}

/** Throws RequestProblem `audit.unavailable`. */
async function addForCustomer({ id }: FastifyRequest, entries: CareEntries, customerId: CustomerId): Promise<void> {
  try {
    await entries.add(customerId, { id, deed: 'signIn', result: 'started' });
  } catch (cause) {
    throw new RequestProblem('audit.unavailable', { cause });
  }
}

/** The sign-in has its result, so a failure to write it changes nothing for the admin. */
async function finishForCustomer(
  { id, log }: FastifyRequest,
  entries: CareEntries,
  customerId: CustomerId,
  result: 'done' | 'failed',
): Promise<void> {
  await entries.finish(customerId, id, result).catch((error: unknown) => {
    log.fatal({ err: error, event: 'sign-in', result }, 'the list of a customer has no result');
  });
}

/** Asks the shop API. Throws RequestProblem `admin.signInRefused` for every refusal, whatever the reason was. */
async function checkCredentials(
  request: FastifyRequest,
  body: Credentials,
  {
    shop,
    adminTries,
    careTrail: { log: audit },
    refusedAfterMs = REFUSED_AFTER_MS,
    wait = sleepUnreferenced,
  }: Dependencies,
): Promise<SignInResponse> {
  const { adminUserName: admin, customerEmail: customer } = body;
  const entry = { event: 'sign-in', admin, customer } as const;
  const noteTry = (result: AuditEntry['result'], errorCode?: string) =>
    audit.note(request, { ...entry, result, errorCode });
  const counted = await adminTries.start(admin, request.ip).catch((error: unknown) => {
    audit.noteLimited(request, { ...entry, result: 'limited' });
    throw error;
  });
  const earliest = wait(refusedAfterMs);
  try {
    const response = parseSignInResponse(await shop.forwardAnonymously(request, 'signInAdmin', { body }));
    await counted.succeed();
    return response;
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) {
      noteTry('failed', error instanceof RequestProblem ? error.code : undefined);
      // A browser that leaves has tried all the same.
      if (!request.clientAborted.aborted) await counted.withdraw();
      throw error;
    }
    noteTry('refused', refusal.errorMessages[0]?.code);
    await earliest;
    throw new RequestProblem('admin.signInRefused', { cause: error });
  }
}

/** Does not keep the process alive. */
const sleepUnreferenced = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });
