import { expect, it } from 'vitest';
import { readReceived } from './declaration.tsx';

const receivedAt = '2026-11-22T10:00:00.000Z';

it.each([
  ['with its reference', { receivedAt, reference: 'R-1' }, { receivedAt, reference: 'R-1' }],
  ['of a server that gives no reference', { receivedAt }, { receivedAt }],
  ['with a reference that is none', { receivedAt, reference: 7 }, { receivedAt }],
])('reads the moment of the receipt, %s', (_, response, received) => {
  expect(readReceived(response)).toEqual(received);
});

it.each([undefined, null, 'ok', {}, { receivedAt: null }, { receivedAt: 1 }, { receivedAt: 'yesterday' }])(
  'makes no receipt of %j',
  (response) => {
    expect(readReceived(response)).toBeUndefined();
  },
);
