import { beforeEach, describe, expect, it } from 'vitest';
import { RENEWAL_MARGIN_MS, TOKEN_LIFETIME_MS, Tokens } from './tokens.ts';

let now: number;
let tokens: Tokens;
beforeEach(() => {
  now = 0;
  tokens = new Tokens(() => now);
});

describe('a user token', () => {
  it('identifies its customer until it expires', () => {
    const token = tokens.issue('maya');
    now = TOKEN_LIFETIME_MS - 1;
    expect(tokens.findCustomerId(token)).toBe('maya');
    now = TOKEN_LIFETIME_MS;
    expect(tokens.findCustomerId(token)).toBeUndefined();
  });

  it('is renewed only before it expires, and is invalid from then on', () => {
    const token = tokens.issue('maya');
    now = TOKEN_LIFETIME_MS - RENEWAL_MARGIN_MS - 1;
    expect(tokens.renew(token)).toBeUndefined();
    now += 1;
    const renewed = tokens.renew(token) ?? '';
    expect(renewed).not.toBe(token);
    expect([tokens.findCustomerId(token), tokens.findCustomerId(renewed)]).toEqual([undefined, 'maya']);
    expect(tokens.renew(token)).toBeUndefined();
  });

  it('identifies the admin, also after its renewal', () => {
    const token = tokens.issue('maya', 'nadia');
    now = TOKEN_LIFETIME_MS - RENEWAL_MARGIN_MS;
    const renewed = tokens.renew(token) ?? '';
    expect([tokens.findAdminName(renewed), tokens.findCustomerId(renewed)]).toEqual(['nadia', 'maya']);
    expect(tokens.findAdminName(tokens.issue('maya'))).toBeUndefined();
  });

  it('is invalid if the shop did not issue it', () => {
    expect(tokens.findCustomerId('ut_guess')).toBeUndefined();
    expect(tokens.renew('ut_guess')).toBeUndefined();
  });
});
