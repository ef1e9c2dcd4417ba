import { expect, it } from 'vitest';
import { findProfileOutcome, profileUrl } from './profile-url.ts';

it.each([
  ['?profile=updated', 'updated'],
  ['?language=fr-CA&profile=failed', 'failed'],
  ['?profile=other', undefined],
  ['?profile=', undefined],
  ['?updated', undefined],
  ['', undefined],
])('the query %j of the return URL has the outcome %s', (query, outcome) => {
  expect(findProfileOutcome(new URLSearchParams(query))).toBe(outcome);
});

it('the profile page opens in the language of the shop and leads back to the page', () => {
  const site = { culture: 'en-ca', language: 'fr-CA' };
  expect(profileUrl(site, '/en-ca/my-account/personal-details?language=fr-CA')).toBe(
    '/bff/profile?culture=en-ca&language=fr-CA&returnTo=%2Fen-ca%2Fmy-account%2Fpersonal-details%3Flanguage%3Dfr-CA',
  );
});
