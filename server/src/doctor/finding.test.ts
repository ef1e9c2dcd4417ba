import { expect, test } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { Complaint, look } from './finding.ts';

const refused = Object.assign(new Error('invalid_client'), { error: 'invalid_client' });
const passedOn = (cause: unknown) => new RequestProblem('identity.unavailable', { cause });

test.each<[string, unknown, RegExp]>([
  ['an error that says it itself', refused, /correct OIDC_CLIENT_ID/],
  ['an error that was passed on', passedOn(refused), /correct OIDC_CLIENT_ID/],
  [
    'an error that was passed on twice',
    new Error('fetch failed', { cause: passedOn(refused) }),
    /correct OIDC_CLIENT_ID/,
  ],
  ['a complaint', new Complaint('set REDIS_URL'), /^set REDIS_URL$/],
  ['a complaint that was passed on', passedOn(passedOn(new Complaint('set REDIS_URL'))), /^set REDIS_URL$/],
  ['an error without a mend: the first cause', passedOn(new Error('b', { cause: new Error('a') })), /^a$/],
  ['what is no error', 'gone', /^gone$/],
])('the doctor names what mends %s', async (_, error, text) => {
  const found = await look('a service', async () => Promise.reject(error));
  expect(found).toEqual({ subject: 'a service', isWell: false, text: expect.stringMatching(text) });
});

test('the doctor says what is well', async () => {
  expect(await look('a service', async () => 'answers')).toEqual({
    subject: 'a service',
    isWell: true,
    text: 'answers',
  });
});
