import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  'anna@example.com',
  'anna.b+shop@mail.example.co.uk',
  'łukasz@poczta.pl',
  'a@bücher.de',
  'a@b.co',
  'anna@example.photography',
  'anna@example.xn--p1ai',
])('accepts %s', (text) => expect(isEmailAddress(text)).toBe(true));

it.each([
  '',
  'anna',
  'anna@example',
  '@example.com',
  'anna@example..com',
  'anna b@example.com',
  'a@b@example.com',
  'anna@example.c',
  'anna@example.com,',
  'anna@example.com bob',
  'Anna <anna@example.com>',
])('rejects "%s"', (text) => expect(isEmailAddress(text)).toBe(false));
