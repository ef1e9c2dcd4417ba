import { findTraits } from '@perennial/shared/countries/traits';
import { describe, expect, it } from 'vitest';
import {
  askedFor,
  type DeclarationBody,
  type Draft,
  emptyDraft,
  isComplete,
  sendLabel,
  toBody,
  toDraft,
  toDraftField,
} from './declaration-draft.ts';

const toGermanDay = (day: string) => day.split('-').reverse().join('-');

const anna: Draft = {
  ...emptyDraft,
  firstName: ' Anna ',
  surname: ' Schmidt ',
  email: ' anna@example.com',
  subscriptionNumber: 'S-1 ',
};
const sent = { name: 'Anna', surName: 'Schmidt', fromEmail: 'anna@example.com', subscriptionNumber: 'S-1' };

it('a text with decomposed letters is sent with composed ones', () => {
  const draft = {
    ...anna,
    firstName: 'Zoe\u0308',
    surname: 'Mu\u0308ller',
    kind: 'ForCause',
    reason: 'zu spa\u0308t',
  } as const;
  const body = toBody(draft, { act: 'termination', kindAndEnd: true, endDate: undefined });
  expect([body.name, body.surName, body.reason]).toEqual(['Zo\u00eb', 'M\u00fcller', 'zu sp\u00e4t']);
});

it('a new form is empty, and ends the contract as early as possible', () => {
  const { firstName, surname, email, subscriptionNumber, kind, reason, end } = emptyDraft;
  expect([firstName, surname, email, subscriptionNumber, reason]).toEqual(['', '', '', '', '']);
  expect([kind, end]).toEqual(['Ordinary', 'earliest']);
});

it.each([
  ['Withdrawal', 'declaration.withdrawal.confirm'],
  ['Ordinary', 'termination.terminate'],
  ['ForCause', 'termination.terminate'],
] as const)('the button that sends %s has the words of the law: %s', (kind, key) => {
  expect(sendLabel({ ...sent, kind })).toBe(key);
});

describe('the four fields', () => {
  it('are complete when all are filled in', () => {
    expect([isComplete(anna), isComplete(emptyDraft)]).toEqual([true, false]);
  });

  it.each(['firstName', 'surname', 'email', 'subscriptionNumber'])('are incomplete without %s', (field) => {
    expect(isComplete({ ...anna, [field]: '  ' })).toBe(false);
  });
});

describe('the body', () => {
  const byLaw = { act: 'termination', kindAndEnd: true, endDate: undefined } as const;
  const forCause = { ...anna, kind: 'ForCause', reason: ' Broken ' } as const;
  it.each([
    ['the four fields where no law asks for more', anna, { ...byLaw, kindAndEnd: false }, sent],
    ['the kind where the law asks', anna, byLaw, { ...sent, kind: 'Ordinary' }],
    ['the reason of a cause', forCause, byLaw, { ...sent, kind: 'ForCause', reason: 'Broken' }],
    ['no reason without a cause', { ...anna, reason: 'Old' }, byLaw, { ...sent, kind: 'Ordinary' }],
    [
      'the day of the end',
      { ...anna, end: 'on' } as const,
      { ...byLaw, endDate: '2030-01-31' },
      { ...sent, kind: 'Ordinary', endDate: '2030-01-31' },
    ],
    ['no day that is not chosen', anna, { ...byLaw, endDate: '2030-01-31' }, { ...sent, kind: 'Ordinary' }],
    [
      'nothing but the kind of a withdrawal',
      forCause,
      { ...byLaw, act: 'withdrawal' } as const,
      { ...sent, kind: 'Withdrawal' },
    ],
  ])('has %s', (_, draft, choice, body) => {
    expect(toBody(draft, choice)).toEqual(body);
    expect(toBody(toDraft(body as DeclarationBody, toGermanDay), choice)).toEqual(body);
  });
});

it('what was sent fills in the form again', () => {
  const filled = { ...emptyDraft, firstName: 'Anna', surname: 'Schmidt', email: 'anna@example.com' };
  expect(toDraft(sent, toGermanDay)).toEqual({ ...filled, subscriptionNumber: 'S-1' });
  expect(toDraft({ ...sent, endDate: '2090-01-31' }, toGermanDay)).toMatchObject({ end: 'on', endDate: '31-01-2090' });
  expect(toDraft({ ...sent, kind: 'Withdrawal' }, toGermanDay).kind).toBe('Ordinary');
});

it.each([
  ['termination', 'CA', { kindAndEnd: false, check: false }],
  ['termination', 'DE', { kindAndEnd: true, check: false }],
  ['termination', 'FR', { kindAndEnd: true, check: true }],
  ['withdrawal', 'DE', { kindAndEnd: false, check: true }],
] as const)('a %s asks in %s for what the law names', (act, country, asked) => {
  expect(askedFor(act, findTraits(country))).toEqual(asked);
});

it('finds the field of the form for a field of the body', () => {
  expect([toDraftField('surName'), toDraftField('endDate')]).toEqual(['surname', undefined]);
});
