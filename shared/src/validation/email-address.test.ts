import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each(['anna@example.com', 'anna.b+shop@mail.example.co.uk', 'łukasz@poczta.pl', 'a@bücher.de'])(
  'accepts %s',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

it.each(['', 'anna', 'anna@example', '@example.com', 'anna@example..com', 'anna b@example.com', 'a@b@example.com'])(
  'rejects "%s"',
  (text) => expect(isEmailAddress(text)).toBe(false),
);
