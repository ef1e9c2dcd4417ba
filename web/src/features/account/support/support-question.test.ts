import { describe, expect, it } from 'vitest';
import { type SupportQuestion, supportFault } from './support-question.ts';

describe('a question to customer care', () => {
  it.each<[keyof SupportQuestion, string, string | undefined]>([
    ['title', '', 'required'],
    ['title', 'My delivery', undefined],
    ['email', ' ', 'required'],
    ['email', 'a@b', 'minLetters'],
    ['email', 'a@b.c', 'emailInvalid'],
    ['email', 'a@b.ca', undefined],
    ['email', `${'a'.repeat(29)}@example.ca`, undefined],
    ['email', `${'a'.repeat(30)}@example.ca`, 'maxLetters'],
    ['question', '', 'required'],
    ['question', '123456789', 'minLetters'],
    ['question', ' 123456789 ', 'minLetters'],
    ['question', '1234567890', undefined],
    ['question', 'é'.repeat(200), undefined],
    ['question', 'é'.repeat(201), 'maxLetters'],
    ['question', '🎉'.repeat(200), undefined],
    ['question', '🎉'.repeat(201), 'maxLetters'],
  ])('with the %s %j has the fault %s', (field, value, fault) => {
    expect(supportFault(field, value)?.message).toBe(fault);
  });
});
