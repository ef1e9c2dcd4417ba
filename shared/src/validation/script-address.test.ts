import { expect, test } from 'vitest';
import { isScriptAddress } from './script-address.ts';

test.each([
  ['https://tags.example.com/a.js', true],
  ['http://localhost:4003/scripts/partner.js', true],
  ['http://localhost/a.js', true],
  ['http://localhost:4003', true],
  ['http://127.0.0.1?a=1', true],
  ['see https://tags.example.com/a.js', false],
  ['https:///a.js', false],
  ['http://tags.example.com/a.js', false],
  ['http://localhost.example.com/a.js', false],
  ['/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['', false],
])('code may be fetched from %j: %s', (address, may) => {
  expect(isScriptAddress(address)).toBe(may);
});
