import { describe, expect, test } from 'vitest';
import { loginQuery, startQuery } from './attempts.ts';

describe('the query of a sign-in', () => {
  test.each([
    [{}],
    [{ prompt: 'login' }],
    [{ culture: 'fr-fr', language: 'fr-FR', returnTo: '/fr-fr/cart', prompt: 'login' }],
    [{ returnTo: `/${'a'.repeat(1999)}` }],
  ])('may be %j', (query) => {
    expect(loginQuery.parse(query)).toEqual(query);
  });

  test('may have a culture in capitals', () => {
    expect(loginQuery.parse({ culture: 'EN-CA' })).toEqual({ culture: 'en-ca' });
  });

  test.each([
    [{ prompt: 'none' }],
    [{ prompt: 'create' }],
    [{ prompt: '' }],
    [{ culture: 'xx-xx' }],
    [{ language: 'a'.repeat(11) }],
    [{ returnTo: `/${'a'.repeat(2000)}` }],
  ])('cannot be %j', (query) => {
    expect(loginQuery.safeParse(query).success).toBe(false);
  });
});

test('a sign-up has no prompt of its own', () => {
  expect(startQuery.parse({ prompt: 'login' })).toEqual({});
});
