/** The sign-in and sign-up pages. oidc-provider redirects to them when it needs an interaction. */

import formbody from '@fastify/formbody';
import { type CultureCode, cultures, defaultCultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { pageHeaders } from '../pages/page-headers.ts';
import { type AccountTexts, pageTextsFor } from '../pages/page-texts.ts';
import type { People, Person } from '../people.ts';
import { validateFields } from './account-rules.ts';
import { isForeignForm, readField, readRawField } from './form.ts';
import { errorPage } from './views/error-page.ts';
import { type SignInForm, signInPage } from './views/sign-in.ts';
import { type SignUpForm, signUpPage } from './views/sign-up.ts';

type InteractionOptions = {
  readonly provider: Provider;
  readonly people: People;
  readonly shopOrigins: readonly string[];
  readonly onConsent: (personId: string) => void;
};

type Interaction = {
  readonly path: string;
  readonly texts: AccountTexts;
  readonly wantsSignUp: boolean;
  readonly loginHint: string;
  readonly culture: CultureCode;
};

const parameter = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the culture of the callback URL; else the first culture with the requested language, or the default culture. */
function findSignUpCulture(redirectUri: string | undefined, locales: string | undefined): CultureCode {
  const segment = redirectUri && URL.parse(redirectUri)?.pathname.split('/')[1];
  if (isCultureCode(segment)) return segment;
  const tag = locales?.split(' ')[0]?.toLowerCase();
  return (
    cultures.find(({ languages }) => languages.some((each) => each.toLowerCase() === tag))?.code ?? defaultCultureCode
  );
}

export const interactionRoutes: FastifyPluginAsync<InteractionOptions> = async (app, options) => {
  const { provider, people, shopOrigins, onConsent } = options;
  const headers = pageHeaders(shopOrigins);
  await app.register(formbody);

  async function loadInteraction(request: FastifyRequest, reply: FastifyReply): Promise<Interaction> {
    const { uid, params, prompt } = await provider.interactionDetails(request.raw, reply.raw);
    if (uid !== readFields(request.params)['uid'])
      throw new errors.SessionNotFound('the interaction belongs to another page');
    const locales = parameter(params['ui_locales']);
    return {
      path: `/interaction/${uid}`,
      texts: pageTextsFor('account', locales, request.headers['accept-language']),
      wantsSignUp: prompt.name === 'create',
      loginHint: parameter(params['login_hint']) ?? '',
      culture: findSignUpCulture(parameter(params['redirect_uri']), locales),
    };
  }

  const show = (reply: FastifyReply, page: string, status = 200) => reply.code(status).headers(headers).send(page);

  function showSignIn(reply: FastifyReply, { texts, path, loginHint }: Interaction, form: Partial<SignInForm> = {}) {
    const page = signInPage(texts, path, { email: loginHint, fieldErrors: {}, areCredentialsWrong: false, ...form });
    return show(reply, page);
  }

  function showSignUp(reply: FastifyReply, { texts, path, loginHint }: Interaction, form?: SignUpForm) {
    const empty = { email: loginHint, firstName: '', lastName: '', phoneNumber: '', terms: '', marketingOptIn: '' };
    return show(reply, signUpPage(texts, path, form ?? { values: empty, fieldErrors: {} }));
  }

  /** Completes both prompts, because the visitor may switch between sign-in and sign-up. */
  async function finish(request: FastifyRequest, reply: FastifyReply, person: Person) {
    const result = { login: { accountId: person.id }, create: {} };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  }

  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && isForeignForm(request, provider.issuer)) {
      const texts = pageTextsFor('account', request.headers['accept-language']);
      return show(reply, errorPage(texts, { kind: 'failed', backToShop: shopOrigins[0] }), 403);
    }
    return undefined;
  });

  app.setErrorHandler((error, request, reply) => {
    const kind = error instanceof errors.SessionNotFound ? 'expired' : 'failed';
    const texts = pageTextsFor('account', request.headers['accept-language']);
    const page = errorPage(texts, { kind, backToShop: shopOrigins[0] });
    if (kind === 'failed') request.log.error({ err: error }, 'account page error');
    return show(reply, page, kind === 'expired' ? 400 : 500);
  });

  app.get('/interaction/:uid', async (request, reply) => {
    const interaction = await loadInteraction(request, reply);
    return interaction.wantsSignUp ? showSignUp(reply, interaction) : showSignIn(reply, interaction);
  });

  app.get('/interaction/:uid/sign-in', async (request, reply) =>
    showSignIn(reply, await loadInteraction(request, reply)),
  );

  app.get('/interaction/:uid/sign-up', async (request, reply) =>
    showSignUp(reply, await loadInteraction(request, reply)),
  );

  app.post('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await loadInteraction(request, reply);
    const email = readField(request.body, 'email');
    const password = readRawField(request.body, 'password');
    const fieldErrors = validateFields({ email });
    // The password rules apply to new passwords only. Here the password is only required.
    if (password === '') fieldErrors.password = 'isRequired';
    if (Object.keys(fieldErrors).length > 0) return showSignIn(reply, interaction, { email, fieldErrors });
    const person = people.authenticate(email, password);
    if (!person) return showSignIn(reply, interaction, { email, areCredentialsWrong: true });
    return finish(request, reply, person);
  });

  app.post('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await loadInteraction(request, reply);
    const { body } = request;
    const checked = {
      email: readField(body, 'email'),
      firstName: readField(body, 'firstName'),
      lastName: readField(body, 'lastName'),
      phoneNumber: readField(body, 'phoneNumber'),
      terms: readField(body, 'terms'),
    };
    const password = readRawField(body, 'password');
    const marketingOptIn = readField(body, 'marketingOptIn');
    const fieldErrors = validateFields({ ...checked, password });
    if (!fieldErrors.email && people.byEmail(checked.email)) fieldErrors.email = 'isTaken';
    if (Object.keys(fieldErrors).length > 0) {
      return showSignUp(reply, interaction, { values: { ...checked, marketingOptIn }, fieldErrors });
    }
    const { email, firstName, lastName, phoneNumber } = checked;
    const person = people.add({
      email,
      password,
      firstName,
      lastName,
      ...(phoneNumber === '' ? {} : { phoneNumber }),
      marketingOptIn: marketingOptIn !== '',
      culture: interaction.culture,
    });
    onConsent(person.id);
    return finish(request, reply, person);
  });

  app.post('/interaction/:uid/cancel', async (request, reply) => {
    await loadInteraction(request, reply);
    const result = { error: 'access_denied', error_description: 'The visitor returned to the shop' };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });
};
