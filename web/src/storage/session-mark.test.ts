// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readStored } from './browser-storage.ts';
import { isOtherUserMarked, isSessionOutdated, markSession, markSignOut } from './session-mark.ts';

const anna = 'user anna@example.com';
const bob = 'user bob@example.com';

beforeEach(() => localStorage.clear());

it.each([
  ['of the customer who is still signed in is up to date', () => markSession(anna, 20), false],
  ['is up to date in a browser that has seen nobody', () => {}, false],
  ['of a customer who has signed out since is outdated', () => markSignOut(20), true],
  ['of a customer who is signing out is outdated', () => markSignOut(), true],
  ['is outdated if another customer has signed in since', () => markSession(bob, 20), true],
  ['is up to date if somebody else was signed in before', () => markSession(bob, 5), false],
  ['is up to date after a sign-out before it', () => markSignOut(5), false],
] as const)('a page %s', (_, before, expected) => {
  before();
  expect(isSessionOutdated(anna, 10)).toBe(expected);
});

it('a page of a visitor is outdated if a customer has signed in since', () => {
  markSession(anna, 20);
  expect([isSessionOutdated('', 10), isSessionOutdated('', 30)]).toEqual([true, false]);
});

it('the page of the last customer is up to date, and that of the one before is another one’s', () => {
  markSession(anna, 10);
  markSession(bob, 15);
  expect([isSessionOutdated(anna, 16), isOtherUserMarked(anna), isOtherUserMarked(bob)]).toEqual([false, true, false]);
});

it('a sign-out stays known after the next page of a visitor', () => {
  markSignOut(20);
  markSession('', 30);
  expect(readStored('sessionOfBrowser')?.isSignedOut).toBe(true);
});

it('a page of a visitor after a session that has ended by itself is no sign-out', () => {
  markSession(anna, 10);
  markSession('', 30);
  expect(readStored('sessionOfBrowser')?.isSignedOut).toBe(false);
});

it('a failed sign-out leaves the customer as before', () => {
  const takeBack = markSignOut();
  takeBack();
  expect(readStored('sessionOfBrowser')).toBeUndefined();
  markSession(anna, 10);
  markSignOut()();
  expect(isOtherUserMarked(anna)).toBe(false);
});

it('the browser stores no name of a customer', () => {
  markSession(anna, 10);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/anna|example/);
});
