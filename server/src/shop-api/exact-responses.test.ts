import { expect, test } from 'vitest';
import { ExactResponses } from './exact-responses.ts';

const bytes = (length: number, fill = 'x') => Buffer.alloc(length, fill);

test('a response is known for the question that it answered last', () => {
  const known = new ExactResponses();
  known.add('getInvoices en-ca', bytes(10));
  expect(known.has('getInvoices en-ca', bytes(10))).toBe(true);
  expect(known.has('getInvoices nl-nl', bytes(10))).toBe(false);
  expect(known.has('getInvoices en-ca', bytes(11))).toBe(false);
  known.add('getCheckout en-ca', bytes(10));
  expect(known.has('getInvoices en-ca', bytes(10))).toBe(false);
});

test('bytes that are no UTF-8 differ from the mark that stands for them', () => {
  const known = new ExactResponses();
  known.add('getInvoices en-ca', Buffer.from('\uFFFD'));
  expect(known.has('getInvoices en-ca', Buffer.from([0xff]))).toBe(false);
});

test('long responses are not remembered, and the oldest go first', () => {
  const known = new ExactResponses(250);
  known.add('call', bytes(16_001));
  expect(known.has('call', bytes(16_001))).toBe(false);
  for (const fill of ['a', 'b', 'c']) known.add('call', bytes(100, fill));
  expect(['a', 'b', 'c'].map((fill) => known.has('call', bytes(100, fill)))).toEqual([false, true, true]);
});
