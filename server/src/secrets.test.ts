import { expect, it } from 'vitest';
import { createHashKey } from './secrets.ts';

const hashKey = createHashKey(['the-newest-secret-of-the-sessions', 'an-older-secret-of-the-sessions']);

it('a key says nothing about whose it is, and is the same on every instance', () => {
  const key = hashKey('["S-77","petra@example.com"]');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(createHashKey(['the-newest-secret-of-the-sessions'])('["S-77","petra@example.com"]')).toBe(key);
  expect(hashKey('["S-78","petra@example.com"]')).not.toBe(key);
});

it('a new secret starts the counts from zero', () => {
  expect(createHashKey(['an-older-secret-of-the-sessions'])('ada')).not.toBe(hashKey('ada'));
});
