/** The way to the identity provider's profile page and back (decision 33): contact data are edited there. */
import { randomBytes } from 'node:crypto';
import { type CultureCode, cultureCodes } from '@perennial/shared/cultures/cultures';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { isNavigation } from '../http/navigation.ts';
import type { FreshTokens } from '../identity/fresh-tokens.ts';
import { personalDetailsPage, safeReturnAddress, withProfileOutcome } from '../identity/return-url.ts';
import type { ProfileVisit, SealedCookies } from '../identity/sealed-cookies.ts';
import { syncProfile } from '../identity/sync-profile.ts';
import type { SignIn } from '../session/sign-ins.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';

type Options = {
  config: Config;
  visits: SealedCookies<ProfileVisit>;
  shop: VisitorShopApi;
  freshTokens: FreshTokens;
};

const visitQuery = z.object({
  culture: z.enum(cultureCodes as [CultureCode, ...CultureCode[]]).optional(),
  language: z.string().max(10).optional(),
  returnTo: z.string().max(2000).optional().describe('Page of the shop to come back to; its account page otherwise'),
});

const returnQuery = z.object({ culture: z.string().optional(), state: z.string().max(100).optional() });

export const profileRoutes: FastifyPluginAsyncZod<Options> = async (app, { config, visits, shop, freshTokens }) => {
  const profileUrl = config.OIDC_PROFILE_URL ?? new URL(`${config.OIDC_ISSUER.href.replace(/\/$/, '')}/profile`);

  app.get(
    '/bff/profile',
    {
      schema: {
        summary: "Go to the identity provider's profile page; on return the shop takes over what was changed",
        tags: ['Session'],
        querystring: visitQuery,
      },
    },
    async (request, reply) => {
      const { culture, language } = request.site;
      const { PUBLIC_URL } = config;
      const returnTo = safeReturnAddress(request.query.returnTo, culture, PUBLIC_URL);
      const signIn = await request.visitor.signIn();
      if (!signIn) {
        // A person is led to sign in; a script is told.
        if (!isNavigation(request)) throw new RequestProblem('session.required');
        return reply.redirect(`/bff/login?${new URLSearchParams({ culture, language, returnTo })}`, 303);
      }
      // Customer care acts without the customer's own sign-in at the provider: the profile there is somebody else's.
      if (!signIn.provider) return reply.redirect(withProfileOutcome(returnTo, 'failed'), 303);

      await request.visitor.noteActivity();
      const state = randomBytes(24).toString('base64url');
      await visits.keep(request, reply, { state, culture, returnTo, signInId: signIn.id });
      const back = new URL(`/bff/profile-return?${new URLSearchParams({ culture, state })}`, PUBLIC_URL);
      const page = new URL(profileUrl);
      page.searchParams.set('returnTo', back.href);
      page.searchParams.set('ui_locales', language);
      return reply.redirect(page.href, 303);
    },
  );

  // Not described to the outside: only the identity provider sends browsers here.
  app.get('/bff/profile-return', { schema: { hide: true, querystring: returnQuery } }, async (request, reply) => {
    const visit = await visits.take(request, reply, request.query.state ?? '');
    const signIn = await request.visitor.signIn();
    const returnTo = visit?.returnTo ?? personalDetailsPage(request.site.culture);
    const failed = withProfileOutcome(returnTo, 'failed');
    // A return that this browser never asked for, or that another sign-in did.
    if (!visit || !signIn?.provider || visit.signInId !== signIn.id) return reply.redirect(failed, 303);

    try {
      await syncProfile(shop, request, await accessTokenOf(signIn));
      return reply.redirect(returnTo, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'what was changed on the profile page could not be taken over');
      return reply.redirect(failed, 303);
    }
  });

  /** A fresh one: a person may have stayed on the profile page for longer than the one in the session lives. */
  async function accessTokenOf({ id, provider }: SignIn): Promise<string> {
    const tokens = (await freshTokens(id)) ?? provider;
    if (!tokens) throw new RequestProblem('session.required');
    return tokens.accessToken;
  }
};
