/** Instances that share Redis count the requests of an address together. */
import { expect, onTestFinished, test } from 'vitest';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { startRedis } from '../testing/redis-server.ts';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

test('instances count requests together, and let visitors in while Redis is away', async () => {
  const shop = await startFakeService((_, response) => json(response, 200, { isValid: true }));
  const provider = await startFakeProvider();
  const redis = await startRedis();
  const environment = {
    SHOP_API_URL: shop.url,
    OIDC_ISSUER: provider.url,
    REDIS_URL: redis.url.href,
    SIGN_IN_LIMIT: '2/60',
    MAIL_VALIDATION_LIMIT: '2/60',
  };
  const [one, other] = [await testApp(environment), await testApp(environment)];
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close(), shop.close(), provider.close(), redis.stop()]);
  });
  const login = async (app: typeof one) => String((await app.inject('/bff/login?culture=fr-fr')).headers.location);
  const validateMail = () =>
    one.inject({
      method: 'POST',
      url: '/api/user/mail-validation',
      headers: { 'x-culture': 'de-de' },
      payload: { email: 'ada@example.com' },
    });

  await login(one);
  await login(other);
  expect(await login(one)).toContain('reason=unavailable');
  expect(await login(other)).toContain('reason=unavailable');
  await redis.stop();
  const statuses = [await validateMail(), await validateMail(), await validateMail()].map((sent) => sent.statusCode);
  expect(statuses).toEqual([200, 200, 200]);
});
