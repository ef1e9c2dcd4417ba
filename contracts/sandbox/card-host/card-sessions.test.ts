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

it('keeps a session for one hour', () => {
  const sessions = new CardSessions();
  const { id } = sessions.create(request);
  vi.advanceTimersByTime(59 * 60_000);
  expect(sessions.find(id)?.reference).toBe('7');
  vi.advanceTimersByTime(60_000);
  expect(sessions.find(id)).toBeUndefined();
});

it('settles a session once, also with payments in two tabs', () => {
  const sessions = new CardSessions();
  const listener = vi.fn();
  sessions.onResult(listener);
  const session = sessions.find(sessions.create(request).id);
  if (!session) throw new Error('Session not found');
  const first = sessions.startBankVisit(session, 'ideal');
  const second = sessions.startBankVisit(session, 'ideal');
  sessions.decide(first.token, 'Authorised');
  expect(sessions.decide(second.token, 'Cancelled')?.resultCode).toBe('Authorised');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(() => sessions.settle(session, { resultCode: 'Authorised' })).toThrow('already settled');
});

it('keeps only its listeners after a reset', () => {
  const sessions = new CardSessions();
  const listener = vi.fn();
  sessions.onResult(listener);
  const { id } = sessions.create(request);
  sessions.reset();
  expect(sessions.find(id)).toBeUndefined();
  const session = sessions.find(sessions.create(request).id);
  if (session) sessions.settle(session, { resultCode: 'Refused' });
  expect(listener).toHaveBeenCalledTimes(1);
});
