import { describe, expect, it } from 'vitest';
import { type DeclarationText, declarationFault, findUnfitField, firstEndDay } from './declaration.ts';

describe('a text of a declaration', () => {
  it.each<[DeclarationText, string, string | undefined]>([
    ['name', ' ', 'required'],
    ['name', 'X Æ A-12', undefined],
    ['surName', 'a'.repeat(60), undefined],
    ['surName', 'a'.repeat(61), 'maxLetters'],
    ['fromEmail', 'anna', 'emailInvalid'],
    ['fromEmail', ' anna@example.com ', undefined],
    ['subscriptionNumber', '', 'required'],
    ['subscriptionNumber', '1'.repeat(65), 'maxLetters'],
    ['reason', ' Broken twice. ', undefined],
    ['reason', 'a'.repeat(1001), 'maxLetters'],
  ])('%s with %j has the fault %s', (field, value, fault) => {
    expect(declarationFault(field, value)?.message).toBe(fault);
  });
});

describe('the fields of a declaration', () => {
  it.each([
    [{}, undefined],
    [{ kind: 'Ordinary' }, undefined],
    [{ kind: 'Ordinary', endDate: '2030-01-31' }, undefined],
    [{ kind: 'Ordinary', reason: 'Broken' }, 'reason'],
    [{ reason: 'Broken' }, 'reason'],
    [{ endDate: '2030-01-31' }, 'endDate'],
    [{ kind: 'ForCause' }, 'reason'],
    [{ kind: 'ForCause', reason: 'Broken', endDate: '2030-01-31' }, undefined],
    [{ kind: 'Withdrawal' }, undefined],
    [{ kind: 'Withdrawal', endDate: '2030-01-31' }, 'endDate'],
  ] as const)('%j does not fit in %s', (fields, field) => {
    expect(findUnfitField(fields)).toBe(field);
  });
});

it.each([
  ['2026-03-15T11:59:00Z', '2026-03-14'],
  ['2026-03-15T12:00:00Z', '2026-03-15'],
])('at %s a contract can end on %s', (now, day) => {
  expect(firstEndDay(new Date(now))).toBe(day);
});
