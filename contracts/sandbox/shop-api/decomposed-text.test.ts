import { expect, it } from 'vitest';
import { findDecomposedText } from './routes.ts';
import { canada, openShop } from './testing/open-shop.ts';

const decomposed = 'E\u0301mile';

it.each([
  [{ body: { firstName: 'Émile' } }, undefined],
  [{ body: { firstName: decomposed } }, 'body.firstName'],
  [{ query: {}, body: { addresses: [{ city: 'Łódź' }, { city: decomposed }] } }, 'body.addresses.1.city'],
  [{ body: { adminPassword: decomposed } }, undefined],
  [{ query: undefined, body: null }, undefined],
  [{ body: { quantity: 1, line2: null } }, undefined],
])('of %j the first text that is not composed is %j', (request, path) => {
  expect(findDecomposedText(request)).toBe(path);
});

it('refuses a letter whose accent is a character of its own', async () => {
  const { callRefused } = await openShop();
  const body = { firstName: decomposed, lastName: 'Roy', email: 'emile@example.com' };
  expect(await callRefused('POST', '/api/user/signup', canada, body)).toMatchObject({
    status: 400,
    extraInfo: { field: 'body.firstName' },
  });
});
