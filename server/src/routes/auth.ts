/** Sign-in, sign-up, callback and logout: the OpenID Connect side of the session. */
import { type CultureCode, cultureCodes, findLanguage, isCultureCode } from '@perennial/shared/cultures/cultures';
import { sessionStateSchema } from '@perennial/shared/models/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import { safeReturnAddress } from '../identity/return-url.ts';
import type { KeptAttempt, SealedCookies } from '../identity/sealed-cookies.ts';
import type { ShopSignIn } from '../identity/shop-sign-in.ts';
import { pageCompression, type ServePage } from '../pages/serve-page.ts';
import { destroySession } from '../plugins/session.ts';
import { sessionStateOf } from '../session/sign-ins.ts';

type Options = {
  config: Config;
  provider: IdentityProvider;
  attempts: SealedCookies<KeptAttempt>;
  shopSignIn: ShopSignIn;
  /** Serves the client's page that says why a sign-in did not work. */
  servePage: ServePage;
};

const startQuery = z.object({
  culture: z.enum(cultureCodes as [CultureCode, ...CultureCode[]]).optional(),
  language: z.string().max(10).optional(),
  returnTo: z.string().max(2000).optional(),
});

/** Why a sign-in did not work, as the client's udi-return page tells it. */
type FailureReason = 'cancelled' | 'expired' | 'failed' | 'unavailable';

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { config, provider, attempts, shopSignIn, servePage },
) => {
  const callbackUrl = (culture: string) => new URL(`/${culture}/udi-return`, config.PUBLIC_URL).href;

  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    query: z.infer<typeof startQuery>,
    signUp: boolean,
  ) {
    const { culture } = request.site;
    const returnTo = safeReturnAddress(query.returnTo, culture, config.PUBLIC_URL);
    const attempt = provider.newAttempt();
    try {
      const language = findLanguage(culture, query.language);
      const url = await provider.authorizationUrl({
        ...attempt,
        redirectUri: callbackUrl(culture),
        language,
        signUp,
      });
      await attempts.keep(request, reply, { ...attempt, culture, returnTo });
      return reply.redirect(url.href, 303);
    } catch (error) {
      return fail(request, reply, {
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

  /** The client has a page for it, which tells the person in words and offers another try. */
  function fail(request: FastifyRequest, reply: FastifyReply, { reason, culture, returnTo, error }: Failure) {
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
        summary: 'Start signing in at the identity provider',
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
        summary: 'Start signing up at the identity provider',
        tags: ['Session'],
        querystring: startQuery,
      },
    },
    (request, reply) => start(request, reply, request.query, true),
  );

  // Not described to the outside: only the identity provider sends browsers here. The query reaches openid-client as it
  // was sent, for a schema would strip parameters that its checks need.
  app.get('/:culture/udi-return', { schema: { hide: true }, compress: pageCompression }, async (request, reply) => {
    const { culture } = request.params as { culture: string };
    const query = new URL(request.url, config.PUBLIC_URL).searchParams;
    if (!isCultureCode(culture) || !query.has('state')) return servePage(request, reply);

    const [state = '', ...more] = query.getAll('state');
    const attempt = more.length === 0 ? await attempts.take(request, reply, state) : undefined;
    if (!attempt || attempt.culture !== culture) return fail(request, reply, { reason: 'expired', culture });
    const { returnTo } = attempt;
    if (query.get('error') === 'access_denied') return fail(request, reply, { reason: 'cancelled', culture, returnTo });

    try {
      const tokens = await provider.exchange(new URL(request.url, config.PUBLIC_URL), attempt);
      const { token, details } = await shopSignIn(tokens.accessToken, request);
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
      return fail(request, reply, {
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
        summary: 'End the session here; answers where to end it at the identity provider',
        tags: ['Session'],
        response: { 200: z.object({ redirectTo: z.string() }) },
      },
    },
    async (request, reply) => {
      const signIn = await request.visitor.signIn();
      await destroySession(request, reply, config);
      // Customer care goes on with the next customer.
      const start = signIn?.role === 'admin' ? 'login-admin' : '';
      const home = new URL(`/${request.site.culture}/${start}`, config.PUBLIC_URL).href;
      if (!signIn?.provider) return { redirectTo: home };

      // The session here has ended whatever the provider says.
      provider.revoke(signIn.provider).catch((error) => request.log.warn({ err: error }, 'revoking the grant failed'));
      try {
        return { redirectTo: (await provider.endSessionUrl(home)).href };
      } catch (error) {
        request.log.warn({ err: error }, 'the identity provider could not be asked to end its session');
        return { redirectTo: home };
      }
    },
  );

  app.get(
    '/bff/session',
    {
      schema: {
        summary: 'Who is signed in; asking never extends the session',
        tags: ['Session'],
        response: { 200: sessionStateSchema },
      },
    },
    async (request) => sessionStateOf(await request.visitor.signIn()),
  );
};
