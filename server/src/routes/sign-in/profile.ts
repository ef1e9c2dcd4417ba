/** The visit to the identity provider's profile page (docs/rules/sign-in.md#profile-page). */
import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import { isNavigation } from '../../http/headers.ts';
import type { ProfileVisit } from '../../identity/attempts.ts';
import { startQuery } from '../../identity/attempts.ts';
import {
  addProfileOutcome,
  MAX_RETURN_URL,
  PROFILE_PATH,
  personalDetailsPath,
  profileUrlOf,
  safeReturnUrl,
} from '../../identity/return-url.ts';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import { getFreshAccessToken } from '../../identity/token-refresh.ts';
import type { SealedCookies } from '../../session/sealed-cookies.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';

type Options = {
  config: Config;
  visits: SealedCookies<ProfileVisit>;
  shop: VisitorShopApi;
  refreshTokens: RefreshTokens;
};

const returnQuery = z.object({
  culture: z.string().optional(),
  language: z.string().max(10).optional(),
  state: z.string().max(100).optional(),
});

export const profileRoutes: FastifyPluginAsyncZod<Options> = async (app, { config, visits, shop, refreshTokens }) => {
  app.get(
    PROFILE_PATH,
    {
      schema: {
        operationId: 'openProfilePage',
        summary:
          "Redirect to the identity provider's profile page; on return the BFF copies the changes to the shop API",
        tags: ['Session'],
        querystring: startQuery,
      },
    },
    async (request, reply) => {
      const { culture, language } = request.site;
      const { PUBLIC_URL } = config;
      const returnTo = safeReturnUrl(request.query.returnTo, culture, PUBLIC_URL);
      const signIn = await request.visitor.signIn();
      if (!signIn) {
        if (!isNavigation(request)) throw new RequestProblem('session.required');
        const again = `${PROFILE_PATH}?${new URLSearchParams({ culture, language, returnTo })}`;
        return reply.redirect(
          `/bff/login?${new URLSearchParams({ culture, language, returnTo: again.length > MAX_RETURN_URL ? returnTo : again })}`,
          303,
        );
      }
      // An admin has no sign-in of the customer at the identity provider: the profile page would show another person.
      if (!signIn.provider) return reply.redirect(addProfileOutcome(returnTo, 'failed'), 303);

      await request.visitor.recordActivity(signIn);
      const state = randomBytes(24).toString('base64url');
      await visits.save(request, reply, { state, culture, returnTo, signInId: signIn.id });
      const back = new URL(`/bff/profile-return?${new URLSearchParams({ culture, language, state })}`, PUBLIC_URL);
      const page = profileUrlOf(config);
      page.searchParams.set(config.OIDC_PROFILE_RETURN_PARAM, back.href);
      page.searchParams.set(config.OIDC_PROFILE_LANGUAGE_PARAM, language);
      return reply.redirect(page.href, 303);
    },
  );

  // Not in the OpenAPI document: only the identity provider redirects browsers to it.
  app.get('/bff/profile-return', { schema: { hide: true, querystring: returnQuery } }, async (request, reply) => {
    const found = await visits.consume(request, reply, request.query.state ?? '');
    const visit = found?.attempt;
    const signIn = await request.visitor.signIn();
    const returnTo = visit?.returnTo ?? personalDetailsPath(request.site.culture);
    const failed = addProfileOutcome(returnTo, 'failed');
    // The visit was started by another browser, with another sign-in, or too long ago.
    if (!visit || found?.expired || !signIn?.provider || visit.signInId !== signIn.id)
      return reply.redirect(failed, 303);

    try {
      await syncProfile(shop, request, await getFreshAccessToken(refreshTokens, signIn.id, signIn.provider));
      return reply.redirect(addProfileOutcome(returnTo, 'updated'), 303);
    } catch (error) {
      request.log.warn({ err: error }, 'copying profile changes to the shop API failed');
      return reply.redirect(failed, 303);
    }
  });
};
