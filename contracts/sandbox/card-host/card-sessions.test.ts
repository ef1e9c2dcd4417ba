import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardSessions } from './card-sessions.ts';

const request = {
  amount: { currency: 'EUR', value: 100 },
  countryCode: 'NL',
  shopperLocale: 'nl-NL',
  reference: '7',
  returnUrl: 'http://localhost:3000/nl-nl/',
  brands: ['ideal'],
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps a session for an hour', () => {
  const sessions = new CardSessions();
  const { id } = sessions.create(request);
  vi.advanceTimersByTime(59 * 60_000);
  expect(sessions.find(id)?.reference).toBe('7');
  vi.advanceTimersByTime(60_000);
  expect(sessions.find(id)).toBeUndefined();
});

it('takes a session that was paid in one tab as paid in the other', () => {
  const sessions = new CardSessions();
  const told = vi.fn();
  sessions.onResult(told);
  const session = sessions.find(sessions.create(request).id);
  if (!session) throw new Error('The session is not there');
  const first = sessions.visitBank(session, 'ideal');
  const second = sessions.visitBank(session, 'ideal');
  sessions.decide(first.token, 'Authorised');
  expect(sessions.decide(second.token, 'Cancelled')?.resultCode).toBe('Authorised');
  expect(told).toHaveBeenCalledTimes(1);
  expect(() => sessions.settle(session, { resultCode: 'Authorised' })).toThrow('paid already');
});

it('forgets everything but its listeners at a reset', () => {
  const sessions = new CardSessions();
  const told = vi.fn();
  sessions.onResult(told);
  const { id } = sessions.create(request);
  sessions.reset();
  expect(sessions.find(id)).toBeUndefined();
  const session = sessions.find(sessions.create(request).id);
  if (session) sessions.settle(session, { resultCode: 'Refused' });
  expect(told).toHaveBeenCalledTimes(1);
});
