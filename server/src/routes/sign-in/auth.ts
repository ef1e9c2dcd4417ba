/** The start of sign-in and sign-up, the sign-out and the session (docs/rules/sign-in.md#signing-in). */

import { sessionStateSchema } from '@perennial/shared/models/session';
import { pagePaths } from '@perennial/shared/page-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { SignInAttempt } from '../../identity/attempts.ts';
import { loginQuery, startQuery } from '../../identity/attempts.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { safeSignInReturnUrl } from '../../identity/return-url.ts';
import type { RequestLimits } from '../../limits/request-limits.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { destroySession, signedOutCookieName } from '../../session/cookies.ts';
import type { SealedCookies } from '../../session/sealed-cookies.ts';
import { createLeadToFailure, failSignIn } from './sign-in-failures.ts';

type Options = {
  config: Config;
  provider: IdentityProvider;
  attempts: SealedCookies<SignInAttempt>;
  limits: RequestLimits;
  metrics: Metrics;
};

/** What the identity provider is asked for; `admin-login` leads to the login of customer care instead. */
type Prompt = 'create' | 'login' | 'admin-login' | undefined;

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { config, provider, attempts, limits, metrics },
) => {
  const leadToFailure = createLeadToFailure(metrics);
  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    query: z.infer<typeof startQuery>,
    findPrompt: () => Promise<Prompt>,
  ) {
    const { culture, language } = request.site;
    const returnTo = safeSignInReturnUrl(query.returnTo, culture, config.PUBLIC_URL);
    const checks = provider.createChecks();
    try {
      const prompt = await findPrompt();
      if (prompt === 'admin-login') return reply.redirect(`/${culture}${pagePaths.loginAdmin}`, 303);
      const url = await provider.buildAuthorizationUrl({
        ...checks,
        redirectUri: new URL(`/${culture}${pagePaths.signInReturn}`, config.PUBLIC_URL).href,
        language,
        prompt,
        // The provider says then when the person has proved who it is (docs/rules/sign-in.md#fresh-sign-in).
        maxAge: prompt === 'login' && config.STEP_UP_SECONDS !== 'off' ? config.STEP_UP_SECONDS : undefined,
        loginHint: prompt === 'create' ? undefined : await request.visitor.lastEmail(),
      });
      const authenticates = prompt !== undefined;
      await attempts.save(request, reply, { ...checks, culture, language, returnTo, authenticates });
      return reply.redirect(url.href, 303);
    } catch (error) {
      // The provider has refused the request if it can be reached: the client, its secret or a parameter is wrong.
      const reason = error instanceof RequestProblem ? 'unavailable' : 'failed';
      return failSignIn(request, reply, { reason, culture, language, returnTo, error }, metrics);
    }
  }

  app.get(
    '/bff/login',
    {
      schema: {
        operationId: 'startSignIn',
        summary: 'Start a sign-in at the identity provider',
        tags: ['Session'],
        querystring: loginQuery,
      },
      config: limits.signIn,
      errorHandler: leadToFailure,
    },
    (request, reply) =>
      start(request, reply, request.query, async () => {
        // The end of care leads to its login, once (docs/rules/care.md#one-customer-after-the-other).
        if (await request.visitor.noteEndOfCare()) return 'admin-login';
        const mustAuthenticate =
          request.query.prompt === 'login' ||
          (await request.visitor.mustAuthenticate()) ||
          request.cookies[signedOutCookieName(config)] !== undefined;
        return mustAuthenticate ? 'login' : undefined;
      }),
  );

  app.get(
    '/bff/signup',
    {
      schema: {
        operationId: 'startSignUp',
        summary: 'Start a sign-up at the identity provider',
        tags: ['Session'],
        querystring: startQuery,
      },
      config: limits.signUp,
      errorHandler: leadToFailure,
    },
    (request, reply) => start(request, reply, request.query, async () => 'create'),
  );

  app.post(
    '/bff/logout',
    {
      schema: {
        operationId: 'signOut',
        summary: 'End the session; returns the URL that ends it at the identity provider',
        tags: ['Session'],
        response: {
          200: z.object({ redirectTo: z.string(), endedAt: z.number().describe('Milliseconds since 1970') }),
        },
      },
    },
    async (request, reply) => {
      const signIn = await request.visitor.signIn();
      await destroySession(request, reply, config);
      const endedAt = Date.now();
      // An admin continues with the next customer.
      const page = signIn?.role === 'admin' ? 'login-admin' : '';
      const home = new URL(`/${request.site.culture}/${page}`, config.PUBLIC_URL).href;
      if (!signIn?.provider) return { redirectTo: home, endedAt };
      return { redirectTo: (await provider.endSession(signIn.provider, home, request.log)) ?? home, endedAt };
    },
  );

  app.get(
    '/bff/session',
    {
      schema: {
        operationId: 'getSession',
        summary: 'Who is signed in; the request does not extend the session',
        tags: ['Session'],
        response: { 200: sessionStateSchema },
      },
    },
    (request) => request.visitor.sessionState(),
  );
};
