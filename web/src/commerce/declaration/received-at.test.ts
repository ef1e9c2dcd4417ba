import { expect, it } from 'vitest';
import { readReceivedAt } from './declaration.tsx';

it('reads the moment of the receipt', () => {
  expect(readReceivedAt({ receivedAt: '2026-11-22T10:00:00.000Z' })).toBe('2026-11-22T10:00:00.000Z');
});

it.each([undefined, null, 'ok', {}, { receivedAt: null }, { receivedAt: 1 }, { receivedAt: 'yesterday' }])(
  'makes no receipt of %j',
  (response) => {
    expect(readReceivedAt(response)).toBeUndefined();
  },
);
