/** Glewlwyd of Debian (https://glewlwyd.org), set up by its API as docs/operate/identity-providers/glewlwyd.md says. */
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBrowser } from '../harness/http-browser.ts';
import { type ForeignProvider, type Start, startProgram } from './foreign-provider.ts';

const CONFIGURATION = '/etc/glewlwyd/glewlwyd.conf';
const TABLES = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';

/** Those of the tables that Glewlwyd is installed with. */
const ADMIN = { username: 'admin', password: 'password' };
const USERNAME = 'ada';
const FIRST_PASSWORD = 'a password of Ada';
const EMAIL = 'ada@example.com';
const SESSION_COOKIE = 'GLEWLWYD2_OIDC_SID';
/** Opens its profile page. */
const PROFILE_SCOPE = 'g_profile';
const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

export async function startGlewlwyd({ port, folder, client }: Start): Promise<ForeignProvider> {
  const origin = `http://localhost:${port}`;
  const stop = await startProgram(['glewlwyd', '-c', writeFiles(folder, port)], `${origin}/config`);
  const issuer = `${origin}/api/oidc`;
  try {
    await setUp(origin, issuer, client);
  } catch (error) {
    await stop();
    throw error;
  }

  async function endSession(browser: HttpBrowser, session: string): Promise<void> {
    expectStatus(await browser.request(`${issuer}/session/${session}`, json('DELETE')), 200);
    expectStatus(await browser.request(`${origin}/api/auth/`, json('DELETE')), 200);
  }

  let password = FIRST_PASSWORD;
  const logIn = (browser: HttpBrowser) =>
    browser.request(`${origin}/api/auth/`, json('POST', { username: USERNAME, password }));
  // Its profile page is a script, too.
  const readProfile = async (browser: HttpBrowser) => {
    const answer = await browser.request(`${origin}/api/profile_list`);
    expectStatus(answer, 200);
    return JSON.parse(answer.text)[0];
  };

  return {
    issuer,
    settings: {
      OIDC_SCOPE: SCOPES.join(' '),
      OIDC_LOGOUT_HINT: 'id_token',
      OIDC_CLIENT_ASSERTION_AUDIENCE: 'token_endpoint',
      OIDC_PROFILE_URL: `${origin}/profile.html`,
    },
    email: EMAIL,
    hasBackchannelLogout: true,
    // They have 0.
    sendsAuthTime: false,
    // Its page is a script. These are the requests that it sends.
    asksForCredentials: async (browser, { url }) => {
      if (url.pathname !== '/login.html') return false;
      if (url.searchParams.get('prompt') === 'login') return true;
      return (await browser.request(`${origin}/api/profile_list`)).status === 401;
    },
    signIn: async (browser, { url }) => {
      expectStatus(await logIn(browser), 200);
      const scope = url.searchParams.get('scope') ?? '';
      expectStatus(await browser.request(`${origin}/api/auth/grant/${client.clientId}`, json('PUT', { scope })), 200);
      return pressContinue(browser, url);
    },
    goOn: (browser, { url }) => pressContinue(browser, url),
    confirmSignOut: async (browser, page) => {
      await endSession(browser, page.searchParams.get('sid') ?? '');
      return new URL(page.searchParams.get('callback_url') ?? '');
    },
    isProfileOfCustomer: async (browser, { page }) =>
      page.includes('profile.js') && (await readProfile(browser)).email === EMAIL,
    changeFirstName: async (browser, firstName) => {
      const changed = { ...(await readProfile(browser)), given_name: firstName };
      expectStatus(await browser.request(`${origin}/api/profile`, json('PUT', changed)), 200);
      return true;
    },
    changePassword: async (browser) => {
      const next = `${password}!`;
      const body = { username: USERNAME, old_password: password, password: next };
      expectStatus(await browser.request(`${origin}/api/profile/password`, json('PUT', body)), 200);
      password = next;
    },
    signOutByItself: (browser) => endSession(browser, browser.cookie(SESSION_COOKIE)),
    stop,
  };
}

async function pressContinue(browser: HttpBrowser, page: URL): Promise<URL> {
  return (await browser.openAbroad(`${page.searchParams.get('callback_url')}&g_continue`)).url;
}

/** Writes the configuration with a database of its own. Returns its path. */
function writeFiles(folder: string, port: number): string {
  const database = join(folder, 'database');
  execFileSync('sqlite3', [database], { input: readFileSync(TABLES) });
  const configuration = readFileSync(CONFIGURATION, 'utf8')
    .replace(/^port=.*$/m, `port=${port}`)
    .replace(/^external_url=.*$/m, `external_url="http://localhost:${port}"`)
    .replace(/^# static_files_path=/m, 'static_files_path=')
    .replace(/^log_mode=.*$/m, 'log_mode="console"')
    .replace(/^@include .*$/m, `database = { type = "sqlite3" path = "${database}" }`);
  const path = join(folder, 'glewlwyd.conf');
  writeFileSync(path, configuration);
  return path;
}

async function setUp(origin: string, issuer: string, client: Start['client']): Promise<void> {
  const first = await fetch(`${origin}/api/auth/`, json('POST', ADMIN));
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api${path}`, json(method, body, { cookie }));
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
  const property = (multiple: boolean) => ({
    ...{ multiple, read: true, write: true },
    ...{ 'profile-read': true, 'profile-write': true },
  });
  /** Lets users or clients have more properties than they have by themselves. */
  const addProperties = async (kind: 'user' | 'client', properties: object) => {
    const path = `/mod/${kind}/database`;
    const module = JSON.parse(await send('GET', path));
    Object.assign(module.parameters['data-format'], properties);
    await send('PUT', path, module);
  };
  for (const name of SCOPES.slice(1))
    await send('POST', '/scope/', { name, display_name: name, password_required: true, scheme: {} });
  await send('PUT', '/scope/openid', { display_name: 'openid', password_required: true, scheme: {} });
  await addProperties('user', { given_name: property(false), family_name: property(false) });
  await addProperties('client', { post_logout_redirect_uris: property(true) });
  await send('PUT', '/mod/reload/');
  await send('POST', '/user/', {
    username: USERNAME,
    password: FIRST_PASSWORD,
    name: 'Ada Lovelace',
    email: EMAIL,
    given_name: 'Ada',
    family_name: 'Lovelace',
    scope: [...SCOPES, PROFILE_SCOPE],
    enabled: true,
  });
  await send('POST', '/mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    parameters: pluginParameters(issuer),
  });
  await send('POST', '/client/', {
    client_id: client.clientId,
    name: 'Perennial',
    ...(client.jwks === undefined ? { client_secret: client.secret } : { jwks: client.jwks }),
    confidential: true,
    enabled: true,
    scope: [],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: client.jwks ? ['private_key_jwt'] : ['client_secret_basic', 'client_secret_post'],
    redirect_uri: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    backchannel_logout_uri: client.backchannelLogoutUri,
  });
}

function pluginParameters(issuer: string): object {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const claims = ['given_name', 'family_name'].map((name) => ({
    name,
    'user-property': name,
    type: 'string',
    mandatory: false,
    'on-demand': true,
    scope: ['profile'],
  }));
  return {
    iss: issuer,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    cert: publicKey.export({ format: 'pem', type: 'spki' }),
    'jwks-show': true,
    'request-parameter-allow': true,
    'client-jwks-parameter': 'jwks',
    'client-jwks_uri-parameter': 'jwks_uri',
    'client-pubkey-parameter': '',
    'request-maximum-exp': 3600,
    'access-token-duration': 300,
    'refresh-token-duration': 1_209_600,
    'code-duration': 600,
    'refresh-token-rolling': true,
    'refresh-token-one-use': 'always',
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-id-token-enabled': false,
    'auth-type-none-enabled': false,
    'auth-type-password-enabled': false,
    'auth-type-client-enabled': false,
    'auth-type-device-enabled': false,
    'auth-type-refresh-enabled': true,
    scope: [],
    'additional-parameters': [],
    claims,
    'name-claim': 'on-demand',
    'name-claim-scope': ['profile'],
    'email-claim': 'on-demand',
    'email-claim-scope': ['email'],
    'scope-claim': 'no',
    'scope-claim-scope': [],
    'allowed-scope': SCOPES,
    'subject-type': 'public',
    'pkce-allowed': true,
    'pkce-required': true,
    'introspection-revocation-allowed': true,
    'introspection-revocation-allow-target-client': true,
    'session-management-allowed': true,
    'session-cookie-name': SESSION_COOKIE,
    'session-cookie-expiration': 2_419_200,
    'front-channel-logout-allowed': false,
    'back-channel-logout-allowed': true,
    // It ignores the prompt of pushed requests.
    'oauth-par-allowed': false,
    'oauth-as-iss-id': true,
  };
}

function json(method: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

function expectStatus({ status, text }: { readonly status: number; readonly text: string }, expected: number): void {
  if (status !== expected) throw new Error(`Glewlwyd answers with ${status} ${text.slice(0, 500)}`);
}
