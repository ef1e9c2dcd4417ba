import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { CustomerMarket } from '../shop-api/customer-market.ts';
import { testConfig } from '../testing/test-app.ts';
import { createCheckAccess } from './call-access.ts';

type Person = 'visitor' | 'customer' | 'admin';

const checkAccess = createCheckAccess(
  new CustomerMarket({ forward: async () => Promise.reject(new Error()) }, testConfig()),
);

async function check(person: Person, call: CallName, culture = 'en-ca') {
  const recordActivity = vi.fn();
  const signIn = async () => (person === 'visitor' ? undefined : { role: person === 'admin' ? 'admin' : 'user' });
  const request = { visitor: { signIn, recordActivity }, site: { culture } } as unknown as FastifyRequest;
  const result = await checkAccess(request, call).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
  return { result, isActivity: recordActivity.mock.calls.length > 0 };
}

test.each<[CallName, Person, string]>([
  ['requestCart', 'visitor', 'allowed'],
  ['requestCart', 'customer', 'allowed'],
  ['getProfile', 'visitor', 'session.required'],
  ['getProfile', 'customer', 'allowed'],
  ['getProfile', 'admin', 'allowed'],
  ['getCareActions', 'visitor', 'session.required'],
  ['getCareActions', 'customer', 'session.adminRequired'],
  ['getCareActions', 'admin', 'allowed'],
  ['giveDiscount', 'customer', 'session.adminRequired'],
  ['reship', 'customer', 'session.adminRequired'],
])('%s of a %s: %s', async (call, person, expected) => {
  expect((await check(person, call)).result).toBe(expected);
});

test.each<[string, CallName, Person, string, boolean]>([
  ['a call of a customer is', 'getProfile', 'customer', 'en-ca', true],
  ['a public call of a customer is', 'requestCart', 'customer', 'en-ca', true],
  ['polling is not', 'getPaymentActivity', 'customer', 'en-ca', false],
  ['a call that only admins may make is not', 'getCareActions', 'customer', 'en-ca', false],
  ['a call in a closed market is not', 'submitOrder', 'customer', 'de-de', false],
])('%s activity', async (_, call, person, culture, expected) => {
  expect((await check(person, call, culture)).isActivity).toBe(expected);
});
