/** The return from the identity provider (docs/rules/sign-in.md#signing-in). */

import { randomBytes } from 'node:crypto';
import { isCultureCode } from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AuthorizationResponseError } from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { ContentService } from '../../content/content-service.ts';
import { localizeTexts } from '../../content/localization.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import { ShopError } from '../../errors/shop-error.ts';
import { toProblem } from '../../errors/to-problem.ts';
import type { RejectedSignIn, SignInAttempt } from '../../identity/attempts.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import type { SignInToShop } from '../../identity/shop-sign-in.ts';
import type { RequestLimits } from '../../limits/request-limits.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { pageCompression, type ServePage } from '../../rendering/serve-page.ts';
import { cookieAttributes, signedOutCookieName } from '../../session/cookies.ts';
import { toDevice } from '../../session/device.ts';
import { customerIdSchema } from '../../session/ids.ts';
import type { SealedCookies } from '../../session/sealed-cookies.ts';
import type { ProviderTokens } from '../../session/sign-in-record.ts';
import { createLeadToFailure, failSignIn, redirectToFailure } from './sign-in-failures.ts';

type Options = {
  config: Config;
  provider: IdentityProvider;
  content: Pick<ContentService, 'localization'>;
  attempts: SealedCookies<SignInAttempt>;
  rejected: SealedCookies<RejectedSignIn>;
  limits: Pick<RequestLimits, 'signInReturn'>;
  signInToShop: SignInToShop;
  /** Serves the client's page that shows why a sign-in failed. */
  servePage: ServePage;
  metrics: Metrics;
};

export const signInCallback: FastifyPluginAsyncZod<Options> = async (
  app,
  { config, provider, content, attempts, rejected, limits, signInToShop, servePage, metrics },
) => {
  // Not in the OpenAPI document: only the identity provider redirects browsers to it. The query has no schema, because
  // a schema would strip parameters that the checks of openid-client need.
  const options = {
    schema: { hide: true },
    compress: pageCompression,
    config: limits.signInReturn,
    errorHandler: createLeadToFailure(metrics),
  };
  app.get<{ Params: { culture: string } }>(`/:culture${pagePaths.signInReturn}`, options, async (request, reply) => {
    const { culture } = request.params;
    const query = new URL(request.url, config.PUBLIC_URL).searchParams;
    if (!isCultureCode(culture) || !query.has('state')) return servePage(request, reply);

    const [state = '', ...more] = query.getAll('state');
    const found = more.length === 0 ? await attempts.consume(request, reply, state) : undefined;
    if (!found || found.attempt.culture !== culture) return handleOtherReturn(request, reply, culture, state);
    const { attempt, expired } = found;
    const { returnTo, language } = attempt;
    const fail = (reason: 'cancelled' | 'expired' | 'failed' | 'unavailable', error?: unknown) =>
      failSignIn(request, reply, { reason, culture, language, returnTo, error }, metrics);
    if (expired) return fail('expired');
    if (query.get('error') === 'access_denied') {
      return fail('cancelled', new AuthorizationResponseError('the sign-in was denied', { cause: query }));
    }
    // The visitor has signed out, or was refused, since the attempt was started.
    if ((await mustAuthenticate(request)) && !attempt.authenticates) {
      return reply.redirect(`/bff/login?${new URLSearchParams({ culture, language, returnTo })}`, 303);
    }

    let tokens: ProviderTokens;
    let authenticatedAt: number | undefined;
    try {
      const { authTime, ...received } = await provider.exchangeCode(new URL(request.url, config.PUBLIC_URL), attempt);
      tokens = received;
      // A clock of the provider that is ahead makes no sign-in of the future.
      authenticatedAt = authTime === undefined ? undefined : Math.min(authTime * 1000, Date.now());
    } catch (error) {
      return fail(error instanceof RequestProblem ? 'unavailable' : 'failed', error);
    }
    try {
      await signIn(request, tokens, authenticatedAt, attempt);
    } catch (error) {
      if (error instanceof ShopError && error.status < 500) return reject(request, reply, attempt, tokens, error);
      return fail(error instanceof RequestProblem || error instanceof ShopError ? 'unavailable' : 'failed', error);
    }
    reply.clearCookie(signedOutCookieName(config), cookieAttributes(config));
    return reply.redirect(returnTo, 303);
  });

  async function mustAuthenticate(request: FastifyRequest): Promise<boolean> {
    return (await request.visitor.mustAuthenticate()) || request.cookies[signedOutCookieName(config)] !== undefined;
  }

  async function signIn(
    request: FastifyRequest,
    tokens: ProviderTokens,
    authenticatedAt: number | undefined,
    { culture, language }: SignInAttempt,
  ) {
    const { token, details } = await signInToShop(tokens.accessToken, {
      site: { culture, language },
      requestId: request.id,
    });
    const { firstName, email } = details;
    const userId = customerIdSchema.parse(details.uuid);
    await request.visitor.startSignIn({
      role: 'user',
      firstName,
      email,
      userId,
      shopToken: token,
      provider: tokens,
      device: toDevice(request.headers['user-agent']),
      ...(authenticatedAt === undefined ? {} : { authenticatedAt }),
    });
  }

  /** Ends the session at the provider, so that another account can be chosen, and returns to say why. */
  async function reject(
    request: FastifyRequest,
    reply: FastifyReply,
    { culture, language, returnTo }: SignInAttempt,
    tokens: ProviderTokens,
    error: ShopError,
  ) {
    request.log.warn({ err: error, reason: 'rejected' }, 'sign-in failed');
    metrics.signInFailed('rejected');
    const texts = localizeTexts(language, await content.localization(language));
    const detail =
      error.errorMessages.length > 0 ? toProblem(error, { texts, language, requestId: request.id }).detail : undefined;
    const state = randomBytes(24).toString('base64url');
    await rejected.save(request, reply, { state, culture, returnTo, detail });
    const back = `/${culture}${pagePaths.signInReturn}`;
    const end = await provider.endSession(tokens, new URL(back, config.PUBLIC_URL).href, request.log, state);
    return reply.redirect(end ?? `${back}?${new URLSearchParams({ state })}`, 303);
  }

  /** A return without an attempt: from the end of a rejected sign-in, or with a state that this browser does not know. */
  async function handleOtherReturn(request: FastifyRequest, reply: FastifyReply, culture: string, state: string) {
    const found = await rejected.find(request, state);
    if (!found) return failSignIn(request, reply, { reason: 'expired', culture }, metrics);
    const failure = found.attempt.detail === undefined ? undefined : state;
    const { returnTo } = found.attempt;
    return redirectToFailure(reply, { reason: 'failed', culture, returnTo, failure });
  }

  app.get(
    '/bff/sign-in-failure',
    {
      schema: {
        operationId: 'getSignInFailure',
        summary: "The shop API's text of a rejected sign-in of this browser",
        tags: ['Session'],
        querystring: z.object({ failure: z.string().max(100) }),
        response: { 200: z.object({ detail: z.string().optional() }) },
      },
    },
    async (request) => {
      const { detail } = (await rejected.find(request, request.query.failure))?.attempt ?? {};
      return { detail };
    },
  );
};
