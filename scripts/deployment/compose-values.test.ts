/** The files with values for docker-compose.yml: those of a shop with customers, and those of the sandbox. */
import { bffEnvironment, trialEnvironment } from '@perennial/sandbox/launch/dev-stack';
import { defaultPorts } from '@perennial/sandbox/ports';
import { readConfig } from '@perennial/server/config';
import { CARD_ENVIRONMENTS } from '@perennial/server/doubts';
import { findTold } from '@perennial/server/testing/wrong-settings';
import { describe, expect, it } from 'vitest';
import { readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';

const valuesIn = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readText(path).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

describe('the values of a real shop (.env.example)', () => {
  const text = readText('.env.example');
  const own = valuesIn('.env.example');

  it('have each variable that docker-compose.yml requires, and what a shop should have besides', () => {
    const needed = [...readText('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
    expect(needed.length).toBeGreaterThan(5);
    const more = ['CONTENT_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET', 'METRICS_TOKEN', 'SECURITY_CONTACT'];
    expect(Object.keys(own).sort()).toEqual([...needed, ...more].sort());
    // A secret that is published is none.
    expect(Object.keys(own).filter((name) => own[name] === '')).toEqual([
      ...['CONTENT_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET', 'SESSION_SECRETS', 'SECURITY_CONTACT', 'METRICS_TOKEN'],
    ]);
    expect(own['SITE_ADDRESS']).toBe(new URL(own['PUBLIC_URL'] ?? '').hostname);
  });

  it('start the BFF once the secrets are filled in', () => {
    const { OIDC_CLIENT_SECRET, SESSION_SECRETS } = required;
    expect(readConfig({ ...own, OIDC_CLIENT_SECRET, SESSION_SECRETS })).toMatchObject({ CARD_ENVIRONMENT: 'live' });
  });

  it('say how to make each secret, long enough for the BFF', () => {
    const made = [...text.matchAll(/openssl rand -base64 (\d+)\n([A-Z_]+)=$/gm)];
    expect(made.map(([, , name]) => name)).toEqual(['CONTENT_WEBHOOK_SECRET', 'SESSION_SECRETS', 'METRICS_TOKEN']);
    for (const [, bytes, name = ''] of made) {
      const secret = Buffer.alloc(Number(bytes)).toString('base64');
      expect(readConfig({ ...required, [name]: secret })).toMatchObject({ PORT: 3000 });
      // At least 18 bytes by chance.
      expect(Number(bytes)).toBeGreaterThanOrEqual(18);
    }
  });

  it('name every environment of cards, and the forms of a contact that the BFF takes', () => {
    const [, environments = ''] = text.match(/^# (live, .*)\nCARD_ENVIRONMENT=/m) ?? [];
    expect(environments.split(/, (?:or )?/).sort()).toEqual([...CARD_ENVIRONMENTS].sort());
    const [, forms = ''] = text.match(/: (mailto: or https:)\nSECURITY_CONTACT=/) ?? [];
    for (const form of forms.split(' or ')) {
      const contact = form === 'mailto:' ? 'mailto:security@shop.example' : `${form}//shop.example/security`;
      expect(String(readConfig({ ...required, SECURITY_CONTACT: contact }).SECURITY_CONTACT)).toBe(contact);
    }
  });
});

describe('the values of the sandbox', () => {
  const own = valuesIn('server/deploy/sandbox.env');
  /** Names that lead from a browser and from a container to the sandbox. */
  const urls = (service: keyof typeof defaultPorts) => `http://sandbox.localhost:${defaultPorts[service]}`;
  const ofStart = bffEnvironment(
    {
      console: urls('console'),
      'shop-api': urls('shop-api'),
      identity: urls('identity'),
      content: urls('content'),
      'card-host': urls('card-host'),
    },
    { shopUrl: 'http://localhost:3000', port: 3000, clientSecret: 'published-with-the-sandbox' },
  );

  it('are those of `start`, in containers', () => {
    const common = [
      ...['PUBLIC_URL', 'SHOP_API_URL', 'CONTENT_API_URL', 'CONTENT_WEBHOOK_SECRET', 'OIDC_ISSUER', 'OIDC_CLIENT_ID'],
      ...['OIDC_CLIENT_SECRET', 'CARD_ENVIRONMENT', 'CARD_HOST_URL', 'LEGAL_LINKS'],
    ];
    for (const name of common) expect([name, own[name]]).toEqual([name, ofStart[name]]);
    // Its console changes answers, and pages show that at once.
    expect(own['SHARED_PAGES_SECONDS']).toBe('0');
    expect(own['WALLETS']).toBe(trialEnvironment.WALLETS);
  });

  it('let the shop be reached from this machine only, without a certificate', () => {
    expect(own).toMatchObject({
      SITE_ADDRESS: 'http://',
      HTTP_PORT: '127.0.0.1:3000',
      HTTPS_PORT: '127.0.0.1:3443',
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it('have secrets that the BFF knows as public, if a real shop takes them', () => {
    const secrets = ['SESSION_SECRETS', 'OIDC_CLIENT_SECRET', 'CONTENT_WEBHOOK_SECRET'];
    const told = secrets.map((name) => findTold({ [name]: own[name] ?? '' }).join());
    expect(told).toEqual([
      expect.stringMatching(/^SESSION_SECRETS can be guessed/),
      expect.stringMatching(/^OIDC_CLIENT_SECRET is the published one of the sandbox/),
      expect.stringMatching(/^CONTENT_WEBHOOK_SECRET is the published one of the sandbox/),
    ]);
  });
});
