/** LemonLDAP::NG of Debian (https://lemonldap-ng.org), with the demonstration users that it has by itself. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ForeignProvider, type Start, startProgram } from './foreign-provider.ts';

const INI = '/etc/lemonldap-ng/lemonldap-ng.ini';
const CONFIGURATION = '/var/lib/lemonldap-ng/conf/lmConf-1.json';

const CUSTOMER = { user: 'dwho', password: 'dwho' };
const EMAIL = 'dwho@badwolf.org';
/** The number of its message for it, which a script replaces by words. */
const PASSWORD_CHANGED = 'trmsg="35"';

export async function startLemonldap({ port, folder, client }: Start): Promise<ForeignProvider> {
  const issuer = `http://localhost:${port}`;
  const ini = writeFiles(folder, issuer, client);
  const program = join(folder, 'portal.psgi');
  writeFileSync(program, 'use Lemonldap::NG::Portal; Lemonldap::NG::Portal->run({});\n');
  const stop = await startProgram(
    ['plackup', '--host', 'localhost', '--port', String(port), '--env', 'production', program],
    `${issuer}/.well-known/openid-configuration`,
    { LLNG_DEFAULTCONFFILE: ini },
  );
  return {
    issuer,
    settings: {
      OIDC_SCOPE: 'openid profile email offline_access',
      OIDC_LOGOUT_HINT: 'id_token',
      // Its menu has the password and no profile.
      OIDC_PROFILE_URL: `${issuer}/?tab=password`,
    },
    email: EMAIL,
    hasBackchannelLogout: false,
    sendsAuthTime: true,
    asksForCredentials: async (_browser, { page }) => page.includes('name="password"') || isRenewal(page),
    signIn: async (browser, { url, page }) => {
      // It tells first that the person has to sign in again.
      const form = isRenewal(page) ? await browser.submit(new URL('/renewsession', url), readFields(page)) : undefined;
      const fields = readFields(form?.text ?? page);
      const target = form ? new URL('/renewsession', url) : url;
      const answer = await browser.submit(target, { ...fields, ...CUSTOMER });
      return (await browser.openAbroad(new URL(answer.location, url).href)).url;
    },
    goOn: async (_browser, { url }) => url,
    confirmSignOut: async (_browser, page) => page,
    isProfileOfCustomer: async (_browser, { page }) =>
      page.includes(`Connected as</span> ${CUSTOMER.user}`) && page.includes('name="newpassword"'),
    changeFirstName: async () => false,
    changePassword: async (browser, { url, page }) => {
      const { password } = CUSTOMER;
      const passwords = { oldpassword: password, newpassword: password, confirmpassword: password };
      const { text } = await browser.submit(new URL('/', url), { ...readFields(page), ...passwords });
      if (!text.includes(PASSWORD_CHANGED)) throw new Error('LemonLDAP::NG does not say that the password is changed');
    },
    signOutByItself: async (browser) => {
      await browser.openAbroad(`${issuer}/?logout=1`);
    },
    stop,
  };
}

function isRenewal(page: string): boolean {
  return page.includes('action="/renewsession"');
}

/** The hidden fields of a form. */
function readFields(page: string): Readonly<Record<string, string>> {
  const inputs = [...page.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  const attribute = (input: string, name: string) => input.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]));
}

/** Writes the configuration, with sessions of its own. Returns the path of the first file. */
function writeFiles(folder: string, issuer: string, client: Start['client']): string {
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sessions = { Directory: own('sessions'), LockDirectory: own('sessions/lock') };
  const configuration = {
    ...JSON.parse(readFileSync(CONFIGURATION, 'utf8')),
    portal: `${issuer}/`,
    domain: 'localhost',
    // In the first seconds after a sign-in prompt=login has no effect; five by default.
    portalForceAuthnInterval: 1,
    authentication: 'Demo',
    userDB: 'Same',
    // Takes each new password, and keeps none.
    passwordDB: 'Demo',
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: sessions,
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: { Directory: own('psessions'), LockDirectory: own('psessions/lock') },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    oidcServicePublicKeySig: publicKey.export({ format: 'pem', type: 'spki' }),
    oidcServiceKeyIdSig: 'signing',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceAllowOffline: 1,
    oidcRPMetaDataOptions: {
      shop: {
        oidcRPMetaDataOptionsClientID: client.clientId,
        oidcRPMetaDataOptionsClientSecret: client.secret,
        oidcRPMetaDataOptionsRedirectUris: client.redirectUris.join(' '),
        oidcRPMetaDataOptionsPostLogoutRedirectUris: client.postLogoutRedirectUris.join(' '),
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenExpiration: 300,
        oidcRPMetaDataOptionsAllowOffline: 1,
        oidcRPMetaDataOptionsRefreshToken: 1,
        oidcRPMetaDataOptionsBypassConsent: 1,
        oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
        oidcRPMetaDataOptionsRequirePKCE: 1,
      },
    },
    oidcRPMetaDataExportedVars: { shop: { email: 'mail', name: 'cn' } },
  };
  writeFileSync(join(own('conf'), 'lmConf-1.json'), JSON.stringify(configuration));
  const ini = readFileSync(INI, 'utf8')
    .replace(/^dirName *=.*$/m, `dirName = ${own('conf')}`)
    .replace(/'cache_root' *=> *'[^']*'/, `'cache_root' => '${own('cache')}'`);
  const path = join(folder, 'lemonldap-ng.ini');
  writeFileSync(path, ini);
  return path;
}
