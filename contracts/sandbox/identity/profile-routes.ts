/** The profile page, where customers edit their contact data (docs/rules/sign-in.md#profile-page). */

import formbody from '@fastify/formbody';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { pageHeaders } from '../pages/page-headers.ts';
import { pageTextsFor } from '../pages/page-texts.ts';
import type { People, Person } from '../people.ts';
import { validateFields } from './account-rules.ts';
import { isForeignForm, readField } from './form.ts';
import { type ErrorKind, errorPage } from './views/error-page.ts';
import { profilePage } from './views/profile.ts';

type ProfileOptions = {
  readonly provider: Provider;
  readonly people: People;
  readonly shopOrigins: readonly string[];
};

const single = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const profileRoutes: FastifyPluginAsync<ProfileOptions> = async (app, { provider, people, shopOrigins }) => {
  const headers = pageHeaders(shopOrigins);
  await app.register(formbody);

  /** Returns the URL if its origin is the shop's, else undefined. */
  function toShopUrl(value: string | undefined): string | undefined {
    const url = value === undefined ? null : URL.parse(value);
    return url && shopOrigins.includes(url.origin) ? url.href : undefined;
  }

  async function findSignedInPerson(request: FastifyRequest, reply: FastifyReply): Promise<Person | undefined> {
    const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    return accountId === undefined ? undefined : people.byId(accountId);
  }

  const show = (reply: FastifyReply, page: string, status = 200) => reply.code(status).headers(headers).send(page);

  async function loadVisit(request: FastifyRequest, reply: FastifyReply) {
    const query = readFields(request.query);
    const person = await findSignedInPerson(request, reply);
    const home = person && cultureOf(person.culture).languages[0];
    const texts = pageTextsFor('account', single(query['ui_locales']), home, request.headers['accept-language']);
    const returnTo = toShopUrl(single(query['returnTo']));
    const refuse = (kind: ErrorKind, status: number) =>
      show(reply, errorPage(texts, { kind, backToShop: returnTo ?? shopOrigins[0] }), status);
    return { person, texts, returnTo, refuse };
  }

  app.get('/profile', async (request, reply) => {
    const { person, texts, returnTo, refuse } = await loadVisit(request, reply);
    if (returnTo === undefined) return refuse('failed', 400);
    if (!person) return refuse('notSignedIn', 401);
    const { email, firstName, lastName, phoneNumber = '' } = person;
    return show(
      reply,
      profilePage(texts, { values: { email, firstName, lastName, phoneNumber }, fieldErrors: {}, returnTo }),
    );
  });

  app.post('/profile', async (request, reply) => {
    const { person, texts, returnTo, refuse } = await loadVisit(request, reply);
    if (returnTo === undefined) return refuse('failed', 400);
    if (isForeignForm(request, provider.issuer)) return refuse('failed', 403);
    if (!person) return refuse('notSignedIn', 401);
    const values = {
      email: readField(request.body, 'email'),
      firstName: readField(request.body, 'firstName'),
      lastName: readField(request.body, 'lastName'),
      phoneNumber: readField(request.body, 'phoneNumber'),
    };
    const fieldErrors = validateFields(values);
    const owner = people.byEmail(values.email);
    if (!fieldErrors.email && owner && owner.id !== person.id) fieldErrors.email = 'isTaken';
    if (Object.keys(fieldErrors).length > 0) return show(reply, profilePage(texts, { values, fieldErrors, returnTo }));
    people.update(person.id, values);
    return reply.redirect(returnTo, 303);
  });
};
