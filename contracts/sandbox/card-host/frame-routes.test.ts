import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOP, startCardHost } from './card-host.fixture.ts';
import { CARD_CLIENT_KEY } from './card-sessions.ts';

let host: Awaited<ReturnType<typeof startCardHost>>;

beforeEach(async () => {
  host = await startCardHost();
});

afterEach(() => host.app.close());

describe('the frames and images of the card form', () => {
  const get = (path: string) => host.app.inject(`/checkoutshopper/${path}`);

  it.each([
    [`securedfields/${CARD_CLIENT_KEY}/6.3.0/securedFields.html?type=card&d=x`, 'secured-field.js'],
    [`assets/html/${CARD_CLIENT_KEY}/dfp.1.0.0.html`, 'device-fingerprint.js'],
  ])('allow %s in frames of the shop only', async (path, script) => {
    const response = await get(path);
    expect(response.body).toContain(script);
    expect(response.body).not.toMatch(/<script(?! type="module" src)/);
    expect(response.headers['content-security-policy']).toContain(`frame-ancestors ${SHOP}`);
  });

  it('include every imported script', async () => {
    const queue = ['secured-field.js', 'device-fingerprint.js'];
    const seen = new Set<string>();
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      seen.add(name);
      const { body, statusCode } = await get(`assets/frames/${name}`);
      expect(statusCode, name).toBe(200);
      const imported = [...body.matchAll(/^import .* from '\.\/(.+)';$/gm)].map(([, file = '']) => file);
      queue.push(...imported.filter((file) => !seen.has(file)));
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it.each(['visa', 'mc', 'amex', 'maestro', 'ideal', 'paypal', 'bank', 'an-unknown-brand'])(
    'have a logo for %s',
    async (brand) => {
      const response = await get(`images/logos/${brand}.svg`);
      expect(response.headers['content-type']).toBe('image/svg+xml');
      expect(response.body).toContain('<svg');
    },
  );

  it.each([
    ['fr-FR', 'Payer %@'],
    ['de-DE', '%@ bezahlen'],
    ['en-GB', 'Pay %@'],
  ])('have the texts of the form in %s', async (tag, payAmountFormat) => {
    const texts = (await get(`sdk/6.45.2/translations/${tag}.json`)).json();
    expect(texts).toMatchObject({ payAmountFormat });
    expect(texts).not.toHaveProperty('language');
  });
});
