import { beforeEach, describe, expect, it } from 'vitest';
import { RENEWAL_MARGIN_MS, TOKEN_LIFETIME_MS, Tokens } from './tokens.ts';

let now: number;
let tokens: Tokens;
beforeEach(() => {
  now = 0;
  tokens = new Tokens(() => now);
});

describe('a user token', () => {
  it('belongs to its customer until it ends', () => {
    const token = tokens.issue('maya');
    now = TOKEN_LIFETIME_MS - 1;
    expect(tokens.customerOf(token)).toBe('maya');
    now = TOKEN_LIFETIME_MS;
    expect(tokens.customerOf(token)).toBeUndefined();
  });

  it('is renewed only near its end, and the old one stays good until then', () => {
    const token = tokens.issue('maya');
    now = TOKEN_LIFETIME_MS - RENEWAL_MARGIN_MS - 1;
    expect(tokens.renewalOf(token)).toBeUndefined();
    now += 1;
    const renewed = tokens.renewalOf(token) ?? '';
    expect(renewed).not.toBe(token);
    expect([tokens.customerOf(token), tokens.customerOf(renewed)]).toEqual(['maya', 'maya']);
  });

  it('says which admin acts for the customer, and goes on saying so when it is renewed', () => {
    const token = tokens.issue('maya', 'nadia');
    now = TOKEN_LIFETIME_MS - RENEWAL_MARGIN_MS;
    const renewed = tokens.renewalOf(token) ?? '';
    expect([tokens.adminOf(token), tokens.adminOf(renewed), tokens.customerOf(renewed)]).toEqual([
      'nadia',
      'nadia',
      'maya',
    ]);
    expect(tokens.adminOf(tokens.issue('maya'))).toBeUndefined();
  });

  it('is worth nothing when somebody made it up', () => {
    expect(tokens.customerOf('ut_guess')).toBeUndefined();
    expect(tokens.renewalOf('ut_guess')).toBeUndefined();
  });
});
