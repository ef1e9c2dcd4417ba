import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canada, type OpenShop, openShop } from '../testing/open-shop.ts';

const people: Readonly<Record<string, object>> = {
  eli: { sub: 'eli', email: 'eli@example.com', given_name: 'Eli', family_name: 'Roy' },
  owen: {
    sub: 'ca-subscriber',
    email: 'owen.macleod@example.com',
    given_name: 'Owain',
    family_name: 'MacLeod',
    phone_number: '416-555-0199',
  },
  ida: { sub: 'ida', email: 'ida@example.com', name: 'Ida Marie Holm' },
  max: { sub: 'max', email: 'max@example.com' },
};

let provider: Server;
let open: OpenShop;
beforeEach(async () => {
  provider = createServer((request, response) => {
    if (request.url === '/.well-known/openid-configuration') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ userinfo_endpoint: `http://${request.headers.host}/users/me` }));
      return;
    }
    const claims = people[request.headers.authorization?.replace('Bearer ', '') ?? ''];
    response.writeHead(claims ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(claims ?? {}));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  open = await openShop(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
afterEach(() => new Promise((resolve) => provider.close(resolve)));

const signUp = { firstName: 'Eli', lastName: 'Roy', email: 'Eli@example.com', phoneNumber: '613-555-0100' };
const mailIsFree = async (email: string) =>
  (await open.call('validateMail', 'POST', '/api/user/mail-validation', canada, { email })).isValid;

describe('signing up', () => {
  it('creates an account that the first sign-in with its e-mail claims', async () => {
    expect(await mailIsFree('eli@example.com')).toBe(true);
    const { uuid } = await open.call('signUp', 'POST', '/api/user/signup', canada, signUp);
    expect(await mailIsFree('eli@example.com')).toBe(false);
    const body = { accessToken: 'eli' };
    const signIn = () => open.call('signInWithProvider', 'POST', '/api/user/signin-udi', canada, body);
    expect((await signIn()).details.uuid).toBe(uuid);
    expect((await signIn()).details.uuid).toBe(uuid);
    const profile = await open.call('getProfile', 'GET', '/api/user/details', open.as(uuid));
    expect(profile.personalDetail).toMatchObject({ phoneNumber: '613-555-0100', email: 'eli@example.com' });
  });

  it('is refused for an e-mail with an account', async () => {
    const body = { ...signUp, email: 'OWEN.macleod@example.com' };
    expect(await open.callRefused('POST', '/api/user/signup', canada, body)).toMatchObject({
      status: 400,
      code: 'error.message.emailIsTaken',
    });
  });
});

it.each([
  ['ida', { firstName: 'Ida', lastName: 'Marie Holm' }],
  ['max', { firstName: 'max@example.com', lastName: '' }],
])('a sign-in of %s, of whom the identity provider knows less, has a name', async (accessToken, expected) => {
  const { details } = await open.call('signInWithProvider', 'POST', '/api/user/signin-udi', canada, { accessToken });
  expect(details).toMatchObject(expected);
});

describe('a changed profile of the identity provider', () => {
  const PROFILE_TOKEN = '/api/user/profile-udi';

  it('replaces the data of the shop and issues a new token', async () => {
    const headers = open.as('ca-subscriber');
    const { token } = await open.call('updateProfileToken', 'POST', PROFILE_TOKEN, headers, { accessToken: 'owen' });
    expect(token).not.toBe(headers['user-token']);
    const renewed = { ...canada, 'user-token': token };
    const { personalDetail } = await open.call('getProfile', 'GET', '/api/user/details', renewed);
    expect(personalDetail).toMatchObject({ firstName: 'Owain', phoneNumber: '416-555-0199' });
  });

  it('is refused with the token of another person', async () => {
    const body = { accessToken: 'eli' };
    expect(await open.callRefused('POST', PROFILE_TOKEN, open.as('ca-subscriber'), body)).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
    const optIn = { ...body, optIn: true };
    expect((await open.callRefused('POST', '/api/user/opt-in', open.as('ca-subscriber'), optIn)).status).toBe(403);
  });
});

describe('the newsletter choice', () => {
  it.each([{ optIn: true }, { optIn: true, accessToken: 'owen' }])('is stored from %o', async (body) => {
    const headers = open.as('ca-subscriber');
    await open.call('updateOptIn', 'POST', '/api/user/opt-in', headers, body);
    const { personalDetail } = await open.call('getProfile', 'GET', '/api/user/details', headers);
    expect(personalDetail.selectedNewsletter).toBe(true);
  });
});
