/** Sign-in, sign-up, callback and sign-out with OpenID Connect. Rule: docs/rules/sign-in.md#signing-in */
import { type CultureCode, cultureCodes, findLanguage, isCultureCode } from '@perennial/shared/cultures/cultures';
import { sessionStateSchema } from '@perennial/shared/models/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { SignInAttempt } from '../identity/attempts.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import { safeReturnUrl } from '../identity/return-url.ts';
import type { SignInToShop } from '../identity/shop-sign-in.ts';
import { pageCompression, type ServePage } from '../pages/serve-page.ts';
import { destroySession } from '../session/destroy-session.ts';
import type { SealedCookies } from '../session/sealed-cookies.ts';
import { toSessionState } from '../session/sign-ins.ts';

type Options = {
  config: Config;
  provider: IdentityProvider;
  attempts: SealedCookies<SignInAttempt>;
  signInToShop: SignInToShop;
  /** Serves the client's page that shows why a sign-in failed. */
  servePage: ServePage;
};

const startQuery = z.object({
  culture: z.enum(cultureCodes as [CultureCode, ...CultureCode[]]).optional(),
  language: z.string().max(10).optional(),
  returnTo: z.string().max(2000).optional(),
});

/**
 * Why a sign-in failed. The client's page `udi-return` shows a text for each reason
 * (docs/rules/sign-in.md#failed-sign-ins).
 */
type FailureReason = 'cancelled' | 'expired' | 'failed' | 'unavailable';

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { config, provider, attempts, signInToShop, servePage },
) => {
  const callbackUrl = (culture: string) => new URL(`/${culture}/udi-return`, config.PUBLIC_URL).href;

  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    query: z.infer<typeof startQuery>,
    signUp: boolean,
  ) {
    const { culture } = request.site;
    const returnTo = safeReturnUrl(query.returnTo, culture, config.PUBLIC_URL);
    const checks = provider.createChecks();
    try {
      const language = findLanguage(culture, query.language);
      const url = await provider.buildAuthorizationUrl({
        ...checks,
        redirectUri: callbackUrl(culture),
        language,
        signUp,
      });
      await attempts.save(request, reply, { ...checks, culture, returnTo });
      return reply.redirect(url.href, 303);
    } catch (error) {
      return redirectToFailure(request, reply, {
        reason: 'unavailable',
        culture,
        returnTo,
        error,
      });
    }
  }

  type Failure = {
    reason: FailureReason;
    culture: string;
    returnTo?: string;
    error?: unknown;
  };

  /** Redirects to the client's page for failed sign-ins. */
  function redirectToFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    { reason, culture, returnTo, error }: Failure,
  ) {
    if (error !== undefined) request.log.warn({ err: error, reason }, 'sign-in failed');
    const query = new URLSearchParams({
      reason,
      ...(returnTo === undefined ? {} : { returnTo }),
    });
    return reply.redirect(`/${culture}/udi-return?${query}`, 303);
  }

  app.get(
    '/bff/login',
    {
      schema: {
        summary: 'Start a sign-in at the identity provider',
        tags: ['Session'],
        querystring: startQuery,
      },
    },
    (request, reply) => start(request, reply, request.query, false),
  );

  app.get(
    '/bff/signup',
    {
      schema: {
        summary: 'Start a sign-up at the identity provider',
        tags: ['Session'],
        querystring: startQuery,
      },
    },
    (request, reply) => start(request, reply, request.query, true),
  );

  // Not in the OpenAPI document: only the identity provider redirects browsers to it. The query has no schema, because
  // a schema would strip parameters that the checks of openid-client need.
  app.get('/:culture/udi-return', { schema: { hide: true }, compress: pageCompression }, async (request, reply) => {
    const { culture } = request.params as { culture: string };
    const query = new URL(request.url, config.PUBLIC_URL).searchParams;
    if (!isCultureCode(culture) || !query.has('state')) return servePage(request, reply);

    const [state = '', ...more] = query.getAll('state');
    const attempt = more.length === 0 ? await attempts.consume(request, reply, state) : undefined;
    if (!attempt || attempt.culture !== culture)
      return redirectToFailure(request, reply, { reason: 'expired', culture });
    const { returnTo } = attempt;
    if (query.get('error') === 'access_denied')
      return redirectToFailure(request, reply, { reason: 'cancelled', culture, returnTo });

    try {
      const tokens = await provider.exchangeCode(new URL(request.url, config.PUBLIC_URL), attempt);
      const { token, details } = await signInToShop(tokens.accessToken, request);
      const { firstName, email, uuid: userId } = details;
      await request.visitor.startSignIn({
        role: 'user',
        firstName,
        email,
        userId,
        shopToken: token,
        provider: tokens,
      });
      return reply.redirect(returnTo, 303);
    } catch (error) {
      const isOutage = error instanceof RequestProblem;
      return redirectToFailure(request, reply, {
        reason: isOutage ? 'unavailable' : 'failed',
        culture,
        returnTo,
        error,
      });
    }
  });

  app.post(
    '/bff/logout',
    {
      schema: {
        summary: 'End the session; returns the URL that ends it at the identity provider',
        tags: ['Session'],
        response: { 200: z.object({ redirectTo: z.string() }) },
      },
    },
    async (request, reply) => {
      const signIn = await request.visitor.signIn();
      await destroySession(request, reply, config);
      // An admin continues with the next customer.
      const page = signIn?.role === 'admin' ? 'login-admin' : '';
      const home = new URL(`/${request.site.culture}/${page}`, config.PUBLIC_URL).href;
      if (!signIn?.provider) return { redirectTo: home };

      // Not awaited: the session of the BFF has ended, even if the provider fails.
      provider.revoke(signIn.provider).catch((error) => request.log.warn({ err: error }, 'revoking the grant failed'));
      try {
        return { redirectTo: (await provider.buildEndSessionUrl(home)).href };
      } catch (error) {
        request.log.warn({ err: error }, 'building the end-session URL failed');
        return { redirectTo: home };
      }
    },
  );

  app.get(
    '/bff/session',
    {
      schema: {
        summary: 'Who is signed in; the request does not extend the session',
        tags: ['Session'],
        response: { 200: sessionStateSchema },
      },
    },
    async (request) => toSessionState(await request.visitor.signIn()),
  );
};
