import { cultures } from '@perennial/shared/cultures/cultures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageTextsFor } from '../pages/page-texts.ts';
import { ada, CALLBACK, eve, findFieldErrors, findHeading, ISSUER, SHOP, startIdentity } from './identity.fixture.ts';

let identity: Awaited<ReturnType<typeof startIdentity>>;

beforeEach(async () => {
  identity = await startIdentity();
});

afterEach(() => identity.app.close());

describe('the identity provider', () => {
  it('publishes its features in the discovery document', async () => {
    const { app } = identity;
    const response = await app.inject({
      url: '/.well-known/openid-configuration',
      headers: { host: 'localhost:4002' },
    });
    expect(response.json()).toMatchObject({
      issuer: ISSUER,
      prompt_values_supported: ['none', 'login', 'create'],
      ui_locales_supported: expect.arrayContaining(['en-CA', 'fr-CA', 'nl-NL', 'fr-BE']),
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      claims_parameter_supported: true,
      backchannel_logout_supported: true,
      revocation_endpoint: `${ISSUER}/token/revocation`,
      end_session_endpoint: `${ISSUER}/session/end`,
      userinfo_endpoint: `${ISSUER}/me`,
    });
  });

  it('creates an account and returns its claims to the shop', async () => {
    const { people, browser, exchangeCode, userInfo } = identity;
    const { location } = await browser.authorize({ prompt: 'create' });
    expect(findHeading((await browser.visit(location)).text)).toBe('Create your account');
    const form = await browser.visit(`${location}/sign-up`, eve);
    const callback = await browser.followToCallback(form.location);
    expect(callback.searchParams.get('state')).toBe('the-state');

    const { body } = await exchangeCode(callback);
    expect(body.access_token).not.toContain('.');
    const claims = (await userInfo(body.access_token)).body;
    expect(claims).toMatchObject({
      uuid: people.byEmail('eve@example.com')?.id,
      given_name: 'Eve',
      family_name: "O'Neill",
      email: 'eve@example.com',
      phone_number: '+1 416 555 0199',
      address: { country: 'CA' },
      marketing_opt_in: true,
      terms_consent_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const idToken = JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString());
    expect(idToken).toMatchObject({ nonce: 'the-nonce', sub: claims.sub });
    // What is asked of a person is in the answer for the access token only (OpenID Connect Core, section 5.4).
    expect(idToken).not.toHaveProperty('email');
  });

  it('shows an error for each invalid field and keeps the values, except the password', async () => {
    const { people, browser } = identity;
    const { location } = await browser.authorize({ prompt: 'create' });
    const invalid = { ...eve, firstName: '<Eve>', lastName: '', email: 'eve', password: 'letters', terms: '' };
    const { text } = await browser.visit(`${location}/sign-up`, invalid);
    expect(findFieldErrors(text)).toEqual({
      firstName: 'First name may contain letters, spaces, apostrophes and hyphens only',
      lastName: 'Last name is required',
      email: 'Email address is not a valid email address',
      password: 'Password must be 8-20 characters with at least 2 of 3 types (letters, digits, symbols _.@$)',
      terms: 'Please accept the terms of use to create an account.',
    });
    expect(text).toContain('value="&lt;Eve&gt;"');
    expect(text).toContain('value="+1 416 555 0199"');
    expect(text).not.toContain('value="letters"');
    expect(text).toMatch(/<input id="password"[^>]*aria-describedby="password-error"[^>]*aria-invalid="true"/);
    expect(people.all()).toHaveLength(1);
  });

  it('rejects an e-mail address that already has an account', async () => {
    const { browser } = identity;
    const { location } = await browser.authorize({ prompt: 'create' });
    const { text } = await browser.visit(`${location}/sign-up`, { ...eve, email: ' ADA@example.com ' });
    expect(findFieldErrors(text)).toHaveProperty('email');
  });

  it('shows an error for a wrong password and keeps the e-mail address', async () => {
    const { browser } = identity;
    const { location } = await browser.authorize();
    const { text } = await browser.visit(`${location}/sign-in`, { email: ada.email, password: 'Perennial2' });
    expect(text).toContain('This email address and password do not belong together.');
    expect(text).toContain(`value="${ada.email}"`);
  });

  it('links sign-up and sign-in within one interaction', async () => {
    const { browser } = identity;
    const { location } = await browser.authorize({ prompt: 'create', login_hint: ada.email });
    expect((await browser.visit(location)).text).toContain(`href="${location}/sign-in"`);
    const page = await browser.visit(`${location}/sign-in`);
    expect(page.text).toContain(`href="${location}/sign-up"`);
    expect(page.text).toContain(`value="${ada.email}"`);
    const form = await browser.visit(`${location}/sign-in`, { email: ada.email, password: ada.password });
    expect((await browser.followToCallback(form.location)).searchParams.has('code')).toBe(true);
  });

  it('skips the form for a signed-in customer and shows it again after sign-out', async () => {
    const { browser, requestToken, userInfo, signIn } = identity;
    const { body } = await signIn();
    expect((await browser.authorize()).location).toContain(`${CALLBACK}?code=`);

    const query = new URLSearchParams({ client_id: 'perennial-shop', post_logout_redirect_uri: `${SHOP}/en-ca/` });
    const page = await browser.visit(`/session/end?${query}`);
    expect(page.text).toContain('data-send');
    expect(page.text).not.toMatch(/<script(?! src)/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const done = await browser.visit('/session/end/confirm', { xsrf, logout: 'yes' });
    expect(done.location).toBe(`${SHOP}/en-ca/`);

    expect((await browser.authorize()).location).toMatch(/^\/interaction\//);
    expect((await requestToken({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).body.error).toBe(
      'invalid_grant',
    );
    expect((await userInfo(body.access_token)).status).toBe(401);
  });

  it('rotates the refresh token and rejects a used one', async () => {
    const { requestToken, signIn } = identity;
    const { body } = await signIn();
    const renewed = await requestToken({ grant_type: 'refresh_token', refresh_token: body.refresh_token });
    expect(renewed.body.refresh_token).not.toBe(body.refresh_token);
    const again = await requestToken({ grant_type: 'refresh_token', refresh_token: body.refresh_token });
    expect(again.body.error).toBe('invalid_grant');
  });

  it('returns to the shop with an error if the customer cancels', async () => {
    const { browser } = identity;
    const { location } = await browser.authorize();
    const form = await browser.visit(`${location}/cancel`, {});
    expect((await browser.followToCallback(form.location)).searchParams.get('error')).toBe('access_denied');
  });

  it('rejects an authorization request without PKCE', async () => {
    const { browser } = identity;
    const { location } = await browser.authorize({ code_challenge: '' });
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  it('rejects a form from another origin', async () => {
    const { browser } = identity;
    const { location } = await browser.authorize();
    const form = { email: ada.email, password: ada.password };
    expect((await browser.visit(`${location}/sign-in`, form, { origin: SHOP })).status).toBe(403);
    expect((await browser.visit(`${location}/sign-in`, form, { origin: ISSUER })).status).toBe(303);
  });

  it('shows an error page for an expired interaction', async () => {
    const { browser } = identity;
    const { status, text } = await browser.visit('/interaction/expired');
    expect(status).toBe(400);
    expect(findHeading(text)).toBe('This page has expired');
    expect(text).toContain(`<a class="button" href="${SHOP}`);
  });

  it('shows an error page in the requested language for an invalid redirect URL', async () => {
    const { browser } = identity;
    const { text, headers } = await browser.authorize({
      redirect_uri: 'https://elsewhere.example/',
      ui_locales: 'fr-CA',
    });
    expect(findHeading(text)).toBe('Cela n’a pas fonctionné');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(cultures.flatMap(({ languages: tags }) => tags))('signs up in %s, also after a mistake', async (tag) => {
    const { browser } = identity;
    const texts = pageTextsFor('account', tag);
    const { location } = await browser.authorize({ prompt: 'create', ui_locales: tag });
    const mistaken = await browser.visit(`${location}/sign-up`, { ...eve, lastName: '' });
    const pages = [await browser.visit(location), mistaken];
    expect(pages.map(({ text }) => findHeading(text))).toEqual([texts.signUpTitle, texts.signUpTitle]);
    expect(pages.map(({ text }) => text.includes(`<html lang="${tag}">`))).toEqual([true, true]);
    expect(findFieldErrors(mistaken.text)).toEqual({ lastName: texts.isRequired.replace('{label}', texts.lastName) });
  });

  it('shows the form again after a reset of the sandbox', async () => {
    const { people, browser } = identity;
    const { location } = await browser.authorize({ prompt: 'create' });
    const form = await browser.visit(`${location}/sign-up`, eve);
    await browser.followToCallback(form.location);
    people.reset();
    expect((await browser.authorize()).location).toMatch(/^\/interaction\//);
  });
});
