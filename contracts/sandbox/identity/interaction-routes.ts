/** Sign-in and sign-up: the pages that oidc-provider sends a browser to when it needs to know who is there. */
import formbody from '@fastify/formbody';
import { type CultureCode, cultures, defaultCultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { pageHeaders } from '../pages/page-headers.ts';
import type { People, Person } from '../people.ts';
import { problemsOf } from './account-rules.ts';
import { fieldOf, isForeignForm, rawFieldOf } from './form.ts';
import { type PageTexts, textsFor } from './texts/page-texts.ts';
import { problemPage } from './views/problem.ts';
import { type SignInForm, signInPage } from './views/sign-in.ts';
import { type SignUpForm, signUpPage } from './views/sign-up.ts';

export type InteractionOptions = {
  readonly provider: Provider;
  readonly people: People;
  readonly shopOrigins: readonly string[];
  readonly onConsent: (personId: string) => void;
};

type Interaction = {
  readonly path: string;
  readonly texts: PageTexts;
  readonly wantsSignUp: boolean;
  readonly loginHint: string;
  readonly culture: CultureCode;
};

const parameter = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The market that a person signs up in: the one whose callback is waiting, else one that speaks the page's language. */
function cultureOfSignUp(redirectUri: string | undefined, locales: string | undefined): CultureCode {
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

  async function interactionOf(request: FastifyRequest, reply: FastifyReply): Promise<Interaction> {
    const { uid, params, prompt } = await provider.interactionDetails(request.raw, reply.raw);
    const { uid: asked } = request.params as { uid: string };
    if (uid !== asked) throw new errors.SessionNotFound('the interaction is of another page');
    const locales = parameter(params['ui_locales']);
    return {
      path: `/interaction/${uid}`,
      texts: textsFor(locales, request.headers['accept-language']),
      wantsSignUp: prompt.name === 'create',
      loginHint: parameter(params['login_hint']) ?? '',
      culture: cultureOfSignUp(parameter(params['redirect_uri']), locales),
    };
  }

  const show = (reply: FastifyReply, page: string, status = 200) => reply.code(status).headers(headers).send(page);

  function showSignIn(reply: FastifyReply, { texts, path, loginHint }: Interaction, form: Partial<SignInForm> = {}) {
    const page = signInPage(texts, path, { email: loginHint, problems: {}, areCredentialsWrong: false, ...form });
    return show(reply, page);
  }

  function showSignUp(reply: FastifyReply, { texts, path, loginHint }: Interaction, form?: SignUpForm) {
    const empty = { email: loginHint, firstName: '', lastName: '', phoneNumber: '', terms: '', marketingOptIn: '' };
    return show(reply, signUpPage(texts, path, form ?? { values: empty, problems: {} }));
  }

  /** Both prompts are answered at once, so that a person may change from one page to the other. */
  async function finish(request: FastifyRequest, reply: FastifyReply, person: Person) {
    const result = { login: { accountId: person.id }, create: {} };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  }

  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && isForeignForm(request, provider.issuer)) {
      const texts = textsFor(request.headers['accept-language']);
      return show(reply, problemPage(texts, { kind: 'failed', backToShop: shopOrigins[0] }), 403);
    }
    return undefined;
  });

  app.setErrorHandler((error, request, reply) => {
    const kind = error instanceof errors.SessionNotFound ? 'expired' : 'failed';
    const texts = textsFor(request.headers['accept-language']);
    const page = problemPage(texts, { kind, backToShop: shopOrigins[0] });
    if (kind === 'failed') request.log.error({ err: error }, 'an account page failed');
    return show(reply, page, kind === 'expired' ? 400 : 500);
  });

  app.get('/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    return interaction.wantsSignUp ? showSignUp(reply, interaction) : showSignIn(reply, interaction);
  });

  app.get('/interaction/:uid/sign-in', async (request, reply) =>
    showSignIn(reply, await interactionOf(request, reply)),
  );

  app.get('/interaction/:uid/sign-up', async (request, reply) =>
    showSignUp(reply, await interactionOf(request, reply)),
  );

  app.post('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    const email = fieldOf(request.body, 'email');
    const password = rawFieldOf(request.body, 'password');
    const problems = problemsOf({ email });
    // The password rule is for new passwords; here it only has to be there.
    if (password === '') problems.password = 'isRequired';
    if (Object.keys(problems).length > 0) return showSignIn(reply, interaction, { email, problems });
    const person = people.authenticate(email, password);
    if (!person) return showSignIn(reply, interaction, { email, areCredentialsWrong: true });
    return finish(request, reply, person);
  });

  app.post('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    const { body } = request;
    const checked = {
      email: fieldOf(body, 'email'),
      firstName: fieldOf(body, 'firstName'),
      lastName: fieldOf(body, 'lastName'),
      phoneNumber: fieldOf(body, 'phoneNumber'),
      terms: fieldOf(body, 'terms'),
    };
    const password = rawFieldOf(body, 'password');
    const marketingOptIn = fieldOf(body, 'marketingOptIn');
    const problems = problemsOf({ ...checked, password });
    if (!problems.email && people.byEmail(checked.email)) problems.email = 'isTaken';
    if (Object.keys(problems).length > 0) {
      return showSignUp(reply, interaction, { values: { ...checked, marketingOptIn }, problems });
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
    await interactionOf(request, reply);
    const result = { error: 'access_denied', error_description: 'The person went back to the shop' };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });
};
