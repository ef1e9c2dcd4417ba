import { expect, test } from 'vitest';
import { findFaults, isServerRendered, visitors } from './visitors.ts';

const [minna, oskar] = visitors;
const html = '<html lang="en-CA"><div id="root"><h1>Halo of Minna</h1></div><script>start()</script>{"name":"Minna"}';

test('a page with only what belongs to its visitor has no fault', () => {
  expect(findFaults({ html, cacheControl: 'no-store' }, minna, oskar)).toEqual([]);
  expect(isServerRendered({ html }, minna)).toBe(true);
});

test.each([
  ['of the other visitor in its data', html.replace('{"name":"Minna"}', '{"name":"Oskar"}'), 'contains Oskar'],
  ['in the language of the other', html.replace('en-CA', 'fr-CA'), 'has the language of another visitor'],
])('a page %s is found', (_, changed, fault) => {
  expect(findFaults({ html: changed, cacheControl: 'no-store' }, minna, oskar)).toEqual([fault]);
});

test('a page without the answer for its visitor is not rendered on the server', () => {
  expect(isServerRendered({ html: html.replace('<h1>Halo of Minna</h1>', '') }, minna)).toBe(false);
});

test('a page that may be stored is found', () => {
  expect(findFaults({ html, cacheControl: undefined }, minna, oskar)).toEqual(['may be stored: undefined']);
});
