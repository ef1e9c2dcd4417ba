import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

test('the identity provider gets the public keys, and nothing private', async () => {
  const created = (['new', 'old'] as const).map((kid) => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return { kid, secret: privateKey.export({ format: 'jwk' }), open: publicKey.export({ format: 'jwk' }) };
  });
  const keys = created.map(({ kid, secret }) => ({ ...secret, kid, alg: 'ES256' }));
  const app = await testApp({ OIDC_CLIENT_KEYS: JSON.stringify({ keys }) });
  const answer = await app.inject('/bff/client-keys');
  expect(answer.json()).toEqual({
    keys: created.map(({ kid, open }) => ({ ...open, kid, alg: 'ES256', use: 'sig' })),
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  await app.close();
});

test('there is no such path without keys', async () => {
  const app = await testApp();
  expect((await app.inject('/bff/client-keys')).statusCode).toBe(404);
  await app.close();
});
