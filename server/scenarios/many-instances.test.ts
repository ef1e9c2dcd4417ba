/** Several instances behind a proxy: any of them serves any request. */
import { expect, test } from 'vitest';
import { useStack } from './running-stack.ts';

const stack = useStack();
const [first, second] = stack.instances;
const customer = stack.findCustomer('ca-subscriber');

test('a customer who signs in on one instance is signed in on the other, until a log-out on the first', async () => {
  const browser = stack.openBrowser(first.url);
  await browser.signIn(customer);
  browser.via = second.url;
  expect(await browser.session()).toMatchObject({ signedIn: true, email: customer.email });
  const thief = browser.copy();
  browser.via = first.url;
  expect((await browser.signOut()).status).toBe(200);
  expect(await thief.session()).toMatchObject({ signedIn: false });
  expect((await thief.call('/api/user/details')).status).toBe(401);
});
