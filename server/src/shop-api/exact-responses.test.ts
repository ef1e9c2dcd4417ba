import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { ExactResponses } from './exact-responses.ts';

const bytes = (length: number, fill = 'x') => Buffer.alloc(length, fill);

test('a response is known for each question that it answered', () => {
  const known = new ExactResponses();
  known.add('getInvoices en-ca', bytes(10));
  expect(known.has('getInvoices en-ca', bytes(10))).toBe(true);
  expect(known.has('getInvoices nl-nl', bytes(10))).toBe(false);
  expect(known.has('getInvoices en-ca', bytes(11))).toBe(false);
  expect(known.has('getInvoices en-ca', bytes(10, 'y'))).toBe(false);
  known.add('getCheckout en-ca', bytes(10));
  expect(known.has('getInvoices en-ca', bytes(10))).toBe(true);
});

test('another response with the same checksum is not known', () => {
  const [one, other] = [Buffer.from('plumless'), Buffer.from('buckeroo')];
  expect(crc32(one)).toBe(crc32(other));
  const known = new ExactResponses();
  known.add('call', one);
  expect([known.has('call', one), known.has('call', other)]).toEqual([true, false]);
});

test('a response is known although the buffer that it came in has other bytes since', () => {
  const known = new ExactResponses();
  const received = bytes(10);
  known.add('call', received);
  received.fill('y');
  expect([known.has('call', bytes(10)), known.has('call', received)]).toEqual([true, false]);
});

test('bytes that are no UTF-8 differ from the mark that stands for them', () => {
  const known = new ExactResponses();
  known.add('getInvoices en-ca', Buffer.from('\uFFFD'));
  expect(known.has('getInvoices en-ca', Buffer.from([0xff]))).toBe(false);
});

test('long responses are not remembered, and the oldest go first', () => {
  const known = new ExactResponses(250);
  known.add('call', bytes(65_537));
  expect(known.has('call', bytes(65_537))).toBe(false);
  for (const fill of ['a', 'b', 'c']) known.add('call', bytes(100, fill));
  expect(['a', 'b', 'c'].map((fill) => known.has('call', bytes(100, fill)))).toEqual([false, true, true]);
});
