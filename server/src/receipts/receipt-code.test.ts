import type { ReceiptStatement } from '@perennial/shared/receipt';
import { describe, expect, it } from 'vitest';
import { ReceiptCodes, toCanonicalJson } from './receipt-code.ts';

const statement: ReceiptStatement = {
  id: 'K7MQ2F9D',
  call: 'pauseReplenishment',
  subscription: 'S-1',
  inputs: { resumeDate: '2026-08-31' },
  result: 'done',
  status: 200,
  at: '2026-03-15T12:00:00.000Z',
  requestId: 'request-1',
  by: 'customer',
  language: 'de-DE',
  shown: {
    title: 'Ihr Abo pausieren?',
    facts: [{ label: 'Nächste Lieferung', value: '14.07.2026' }],
    sentences: ['Die Pause beginnt sofort.'],
    button: 'Abo pausieren',
  },
};

const codes = new ReceiptCodes(['a-newest-secret']);
const code = codes.sign(statement, 'u-1');

describe('the code of a receipt', () => {
  it('says what the receipt says, and for whom', () => {
    const verified = codes.verify(code);
    expect(verified?.statement).toEqual(statement);
    expect([verified?.isOf('u-1'), verified?.isOf('u-2')]).toEqual([true, false]);
  });

  it('is found in the whole receipt, also if it was broken into lines', () => {
    const text = `Receipt K7MQ2F9D\n\nCheck code\n${code.replaceAll(/(.{40})/g, '$1 \n')}\n\nThank you.`;
    expect(codes.verify(text)?.statement).toEqual(statement);
  });

  it('is the same for the same statement, whatever the order of its fields', () => {
    const turned = Object.fromEntries(Object.entries(statement).toReversed()) as ReceiptStatement;
    expect(codes.sign(turned, 'u-1')).toBe(code);
    expect(toCanonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  it('names nobody', () => {
    expect(codes.sign(statement, 'u-1')).not.toBe(codes.sign(statement, 'u-2'));
    expect(code).not.toContain('u-1');
  });

  it('counts after the secret was rotated, and until the secret is removed', () => {
    const rotated = new ReceiptCodes(['a-newer-secret', 'a-newest-secret']).verify(code);
    expect(rotated?.statement).toEqual(statement);
    expect([rotated?.isOf('u-1'), rotated?.isOf('u-2')]).toEqual([true, false]);
    expect(new ReceiptCodes(['a-newer-secret']).verify(code)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['words', 'I paused until 31 August'],
    [
      'a code whose content was changed',
      code.replace(/^(PR1\..{8})./, (_, start) => `${start}${code[12] === 'A' ? 'B' : 'A'}`),
    ],
    ['a code without the end of its signature', code.slice(0, -1)],
    [
      'the signature of another receipt',
      `${code.split('.', 2).join('.')}.${codes.sign({ ...statement, id: 'K7MQ2F9E' }, 'u-1').split('.')[2]}`,
    ],
  ])('is not found in %s', (_, text) => {
    expect(codes.verify(text)).toBeUndefined();
  });
});
